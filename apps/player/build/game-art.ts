import { ORIGINAL_GAMES, type OriginalGame, SLOT_GAMES, type SlotGame } from '@poyraz/games'
import type { Plugin } from 'vite'

const ID = 'virtual:game-art'
const GROUNDS_ID = 'virtual:game-grounds.css'

type Tiled = SlotGame | OriginalGame

/** Every game with a tile. An original has no companions. */
const GAMES: readonly Tiled[] = [...SLOT_GAMES, ...ORIGINAL_GAMES]

/** Number of symbols behind a game's picture in a scene. */
const COMPANIONS = 3

/**
 * Provides `GAME_ART`: picture, companions and tagline of every game of `packages/games` by slug, and a
 * stylesheet with a class for the two colours of each game, because the server's markup may have no inline
 * styles. Generated at build time, so that the lobby does not load rules, strips or paytables.
 */
export function gameArt(): Plugin {
  return {
    name: 'poyraz:game-art',
    resolveId(id) {
      return id === ID || id === GROUNDS_ID ? `\0${id}` : null
    },
    load(id) {
      if (id === `\0${GROUNDS_ID}`) return GAMES.map(groundOf).join('\n')
      if (id !== `\0${ID}`) return null
      const entries = GAMES.map(entryOf)
      const imports = entries.map((entry) => entry.imports).join('\n')
      return `${imports}\nexport const GAME_ART = {\n${entries.map(({ entry }) => entry).join(',\n')}\n}`
    },
  }
}

function entryOf({ slug, present }: Tiled, index: number): { imports: string; entry: string } {
  const { tile, tagline } = present
  const symbols = 'symbols' in present ? present.symbols : []
  const companions = symbols.flatMap(({ art }) => (art === tile.art ? [] : [art])).slice(0, COMPANIONS)
  const names = companions.map((_, place) => `art${index}_${place}`)
  const imports = [
    `import art${index} from 'art:${tile.art}/256'`,
    ...companions.map((art, place) => `import ${names[place]} from 'art:${art}/192'`),
  ]
  const fields = `art: art${index}, companions: [${names.join(', ')}], tagline: ${JSON.stringify(tagline)}, composition: '${tile.composition ?? 'single'}'`
  return { imports: imports.join('\n'), entry: `${JSON.stringify(slug)}: { ${fields} }` }
}

function groundOf({ slug, present: { tile } }: Tiled): string {
  const [light, shade] = tile.ground
  return `.ground-game-${slug} { --ground-a: ${light}; --ground-b: ${shade} }`
}
