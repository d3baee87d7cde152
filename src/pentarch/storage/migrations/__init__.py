"""Steps that bring a database up to `tables.py`; run at every start (`database.migrate`)."""
