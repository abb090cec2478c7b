import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { art } from './build/art.ts'
import { budget } from './build/budget.ts'
import { catalogues } from './build/catalogues.ts'
import { compress } from './build/compress.ts'
import { contentArt } from './build/content-art.ts'
import { firstViewChunk } from './build/first-view.ts'
import { gameArt } from './build/game-art.ts'
import { icons } from './build/icons.ts'
import { preloadEarly } from './build/preload-early.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { serviceWorker } from './build/service-worker.ts'

const SERVER = `http://127.0.0.1:${process.env['PORT'] ?? 8080}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    catalogues(),
    art(),
    gameArt(),
    contentArt(),
    preloadFonts(),
    preloadEarly(),
    icons(),
    serviceWorker(),
    budget(),
    compress(),
  ],
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  build: {
    target: ['es2023', 'chrome111', 'firefox128', 'safari16.4'],
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: { groups: [{ name: firstViewChunk(join(import.meta.dirname, 'main.tsx')) }] },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/endpoint': SERVER,
      '/data': SERVER,
      '/studio': SERVER,
      '/dev': SERVER,
      '/ws': { target: SERVER, ws: true },
    },
  },
})
