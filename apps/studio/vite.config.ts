import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { catalogues } from '../player/build/catalogues.ts'
import { compileEarly } from '../player/build/compile-early.ts'
import { compress } from '../player/build/compress.ts'
import { faces } from '../player/build/faces.ts'
import { firstViewChunk } from '../player/build/first-view.ts'
import { forBrowsers } from '../player/build/for-browsers.ts'
import { forServer } from '../player/build/for-server.ts'
import { inlineStyles } from '../player/build/inline-styles.ts'
import { atlases } from './build/atlas.ts'
import { gameBudget } from './build/budget.ts'
import { gameAhead } from './build/game-ahead.ts'
import { inlineScript } from './build/inline-script.ts'
import { sceneAhead } from './build/scene-ahead.ts'

const HERE = import.meta.dirname
/** Modules of one game, which are reached through the index of their package. */
const ONE_GAME = /[\\/]packages[\\/]games[\\/](?:originals[\\/]|slots[\\/][^\\/]+[\\/](?:game|rules)\.ts$)/

const SERVER = `http://127.0.0.1:${process.env['PORT'] ?? 8080}`

export default defineConfig({
  root: HERE,
  base: '/studio/',
  plugins: [
    react(),
    tailwindcss(),
    catalogues(),
    atlases(readGames),
    ...[
      faces('game'),
      inlineStyles(),
      inlineScript(join(HERE, 'place-first-view.ts')),
      sceneAhead(),
      gameAhead(),
      gameBudget(),
      compress(),
    ].map(forBrowsers),
  ],
  resolve: {
    alias: [
      {
        find: /^use-intl\/format-message$/,
        replacement: join(HERE, '../player/shared/i18n/format-message.ts'),
      },
    ],
  },
  build: {
    target: ['es2023', 'chrome114', 'firefox128', 'safari17'],
    modulePreload: { polyfill: false },
  },
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
              groups: [{ name: firstViewChunk(join(HERE, 'main.tsx'), { later: ONE_GAME, parts: [] }) }],
            },
          },
        },
      },
    },
    ssr: forServer(join(HERE, 'first-view.tsx')),
  },
  worker: { format: 'es' },
  server: { port: 5174, proxy: { '/endpoint': SERVER } },
})

async function readGames() {
  const { SLOT_GAMES, slotPictures } = await import('@poyraz/games')
  return SLOT_GAMES.map(({ slug, present }) => ({ slug, symbols: slotPictures(present) }))
}
