import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { catalogues } from '../player/build/catalogues.ts'
import { compress } from '../player/build/compress.ts'
import { atlases } from './build/atlas.ts'
import { gameBudget } from './build/budget.ts'
import { preload } from './build/preload.ts'

const SERVER = `http://127.0.0.1:${process.env['PORT'] ?? 8080}`

export default defineConfig({
  root: import.meta.dirname,
  base: '/studio/',
  plugins: [react(), tailwindcss(), catalogues(), atlases(readGames), preload(), gameBudget(), compress()],
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  build: {
    target: ['es2023', 'chrome111', 'firefox128', 'safari16.4'],
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { assetFileNames: 'assets/[name]-[hash][extname]' } },
  },
  worker: { format: 'es' },
  server: { port: 5174, proxy: { '/endpoint': SERVER } },
})

async function readGames() {
  const { SLOT_GAMES } = await import('@poyraz/games')
  return SLOT_GAMES.map(({ slug, present }) => ({ slug, symbols: present.symbols }))
}
