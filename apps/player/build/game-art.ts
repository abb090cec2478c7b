import { SLOT_GAMES } from '@poyraz/games'
import type { Plugin } from 'vite'

const ID = 'virtual:game-art'

/**
 * `GAME_ART`: picture, ground and tagline of every game of `packages/games`, by slug. Made at build time,
 * so that the lobby carries no rules, strips or paytables.
 */
export function gameArt(): Plugin {
  return {
    name: 'poyraz:game-art',
    resolveId(id) {
      return id === ID ? `\0${ID}` : null
    },
    load(id) {
      if (id !== `\0${ID}`) return null
      const imports = SLOT_GAMES.map(
        ({ present }, index) => `import art${index} from 'art:${present.tile.art}/256'`,
      )
      const entries = SLOT_GAMES.map(({ slug, present: { tile, tagline } }, index) => {
        const look = JSON.stringify({ ground: tile.ground, tagline }).slice(1)
        return `${JSON.stringify(slug)}: { art: art${index}, ${look}`
      })
      return `${imports.join('\n')}\nexport const GAME_ART = {\n${entries.join(',\n')}\n}`
    },
  }
}
