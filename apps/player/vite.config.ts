import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { art } from './build/art.ts'
import { budget } from './build/budget.ts'
import { catalogues } from './build/catalogues.ts'
import { compileEarly } from './build/compile-early.ts'
import { compress } from './build/compress.ts'
import { contentArt } from './build/content-art.ts'
import { faces } from './build/faces.ts'
import { firstViewChunk } from './build/first-view.ts'
import { forBrowsers } from './build/for-browsers.ts'
import { forServer } from './build/for-server.ts'
import { gameArt } from './build/game-art.ts'
import { icons } from './build/icons.ts'
import { inlineStyles } from './build/inline-styles.ts'
import { names } from './build/names.ts'
import { serviceWorker } from './build/service-worker.ts'
import { startLate } from './build/start-late.ts'
import { symbolArt } from './build/symbol-art.ts'

const SERVER = `http://127.0.0.1:${process.env['PORT'] ?? 8080}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    catalogues(),
    art(),
    gameArt(),
    symbolArt(),
    contentArt(),
    names(),
    ...[faces('paint'), inlineStyles(), startLate(), icons(), serviceWorker(), budget(), compress()].map(
      forBrowsers,
    ),
  ],
  resolve: {
    alias: [
      {
        find: /^use-intl\/format-message$/,
        replacement: join(import.meta.dirname, 'shared/i18n/format-message.ts'),
      },
    ],
  },
  build: { target: ['es2023', 'chrome114', 'firefox128', 'safari17'], modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  builder: {},
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          output: {
            assetFileNames: 'assets/[name]-[hash][extname]',
            postBanner: compileEarly,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: firstViewChunk(join(import.meta.dirname, 'main.tsx')) }],
            },
          },
        },
      },
    },
    ssr: forServer(join(import.meta.dirname, 'app/first-view.tsx')),
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
