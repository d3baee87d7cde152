"""Eight-Minute Empire: Legends (Восьмиминутная империя: Легенды), 2-4 players."""
