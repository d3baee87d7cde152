/** The page of tests/browser/test_map.py: two maps, as a game would show them. It is not shipped. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [svelte()],
  build: { outDir: process.env.PENTARCH_MAP_PAGE ?? '../../dist/map', emptyOutDir: true },
});
