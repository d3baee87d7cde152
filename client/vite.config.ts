import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.PENTARCH_SERVER ?? 'http://127.0.0.1:8000';

// All but what only games with a map need, and what is opened later or never.
const MAPS = 'Map|Piece|camera|geometry|gestures|layers|places';
const LATER =
  'Advice|CardInspector|Chat|Coach|EndSheet|Graph|Help|Hint|Recap|Rules|Settings|Stops|Tip';
const TABLE = new RegExp(`src/(table/(?!${MAPS}|${LATER})|match|announce)`);

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: process.env.PENTARCH_STATIC ?? '../src/pentarch/web/static',
    emptyOutDir: true,
    target: 'es2022',
    // The page's policy allows no data: addresses for scripts, styles and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The parts of a table travel together: each file of its own would cost more in headers.
        codeSplitting: { groups: [{ name: 'table', test: TABLE, minShareCount: 2 }] },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': { target: server, ws: true },
    },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
