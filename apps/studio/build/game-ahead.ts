import type { Plugin, Rollup } from 'vite'

/** Source files that are chunks of their own: `game.ts` of a slot, `scenery.tsx` of a theme. */
const GAME = /\/slots\/([a-z0-9-]+)\/game\.ts$/
const SCENERY = /\/themes\/([a-z0-9-]+)\/scenery\.tsx$/

/**
 * Preloads the chunks of the opened game, its rules and its scenery, in parallel with the page's own code
 * instead of after it. The address names the game, the drawn first view its theme.
 */
export function gameAhead(): Plugin {
  let base = '/'
  return {
    name: 'poyraz:game-ahead',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const files = [chunkFiles(bundle, GAME), chunkFiles(bundle, SCENERY)]
        if (files.some((found) => Object.keys(found).length === 0)) throw new Error('the page has no games')
        return [{ tag: 'script', children: script(base, files), injectTo: 'body' }]
      },
    },
  }
}

/** Built files of the chunks whose source matches, by the name in it. */
function chunkFiles(bundle: Rollup.OutputBundle, source: RegExp): Readonly<Record<string, string>> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  return Object.fromEntries(
    chunks.flatMap(({ facadeModuleId, fileName }) => {
      const name = source.exec(facadeModuleId ?? '')?.[1]
      return name === undefined ? [] : [[name, fileName]]
    }),
  )
}

function script(base: string, [games, sceneries]: readonly Readonly<Record<string, string>>[]): string {
  return `
      ;(function (games, sceneries) {
        var stage = document.querySelector('[data-world]')
        var names = [games[new URLSearchParams(location.search).get('game')], stage && sceneries[stage.dataset.world]]
        names.filter(Boolean).forEach(function (name) {
          var link = { rel: 'modulepreload', href: ${JSON.stringify(base)} + name }
          document.head.append(Object.assign(document.createElement('link'), link))
        })
      })(${JSON.stringify(games)}, ${JSON.stringify(sceneries)})
    `
}
