import { SLOT_GAMES } from '@poyraz/games'
import type { Plugin, Rollup } from 'vite'

/** As many as the first view of the lobby shows on a phone. */
const FIRST_GAMES = 3
const ENGLISH = /[\\/]packages[\\/]text[\\/]player[\\/]en\.ts$/

/**
 * Tells the page's first script what it may fetch beside the code and not after it: the pictures of the first
 * games for home and lobby, and the English texts for who reads English.
 */
export function preloadEarly(): Plugin {
  return {
    name: 'poyraz:preload-early',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        return html
          .replace('__FIRST_ART__', JSON.stringify(firstArt(bundle)))
          .replace('__ENGLISH__', JSON.stringify(englishTexts(bundle)))
      },
    },
  }
}

function firstArt(bundle: Rollup.OutputBundle): string[] {
  const files = Object.keys(bundle)
  return SLOT_GAMES.slice(0, FIRST_GAMES).flatMap(({ present }) =>
    files.filter((file) => file.includes(`/art-${present.tile.art}-256-`)).map((file) => `/${file}`),
  )
}

function englishTexts(bundle: Rollup.OutputBundle): string[] {
  return Object.values(bundle)
    .filter((file) => file.type === 'chunk' && ENGLISH.test(file.facadeModuleId ?? ''))
    .map((file) => `/${file.fileName}`)
}
