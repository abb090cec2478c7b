import { SLOT_GAMES } from '@poyraz/games'
import type { Plugin } from 'vite'

const ID = 'virtual:game-art'
const GROUNDS_ID = 'virtual:game-grounds.css'

/**
 * `GAME_ART`: picture and tagline of every game of `packages/games`, by slug, and beside it a class for the two
 * colours of each: markup from the server may carry no styles of its own. Made at build time,
 * so that the lobby carries no rules, strips or paytables.
 */
export function gameArt(): Plugin {
  return {
    name: 'poyraz:game-art',
    resolveId(id) {
      return id === ID || id === GROUNDS_ID ? `\0${id}` : null
    },
    load(id) {
      if (id === `\0${GROUNDS_ID}`) return SLOT_GAMES.map(groundOf).join('\n')
      if (id !== `\0${ID}`) return null
      const imports = SLOT_GAMES.map(
        ({ present }, index) => `import art${index} from 'art:${present.tile.art}/256'`,
      )
      const entries = SLOT_GAMES.map(({ slug, present: { tagline } }, index) => {
        return `${JSON.stringify(slug)}: { art: art${index}, tagline: ${JSON.stringify(tagline)} }`
      })
      return `${imports.join('\n')}\nexport const GAME_ART = {\n${entries.join(',\n')}\n}`
    },
  }
}

function groundOf({ slug, present: { tile } }: (typeof SLOT_GAMES)[number]): string {
  const [light, shade] = tile.ground
  return `.ground-game-${slug} { --ground-a: ${light}; --ground-b: ${shade} }`
}
