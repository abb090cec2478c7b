import { SLOT_GAMES } from '@poyraz/games'
import type { Plugin } from 'vite'

const ID = 'virtual:symbol-art'
/** Width of a symbol, in px: twice its size on a phone. */
const SIDE = 128

/**
 * Provides `SYMBOL_ART`: pictures of the symbols of every slot, by slug and symbol id. Games that share a picture
 * share its file.
 */
export function symbolArt(): Plugin {
  return {
    name: 'poyraz:symbol-art',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? moduleSource() : null),
  }
}

function moduleSource(): string {
  const arts = [...new Set(SLOT_GAMES.flatMap(({ present }) => present.symbols.map(({ art }) => art)))]
  const imports = arts.map((art, index) => `import art${index} from 'art:${art}/${SIDE}'`)
  const games = SLOT_GAMES.map(({ slug, present }) => {
    const symbols = present.symbols.map(({ id, art }) => `${JSON.stringify(id)}: art${arts.indexOf(art)}`)
    return `${JSON.stringify(slug)}: { ${symbols.join(', ')} }`
  })
  return `${imports.join('\n')}\nexport const SYMBOL_ART = { ${games.join(',\n')} }`
}
