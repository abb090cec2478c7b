import type { Plugin } from 'vite'

const ID = 'virtual:game-art'

/**
 * `GAME_ART`: picture and ground of every game of `packages/games`, by slug. Made at build time, so that the lobby
 * carries no rules, strips or paytables.
 */
export function gameArt(): Plugin {
  return {
    name: 'poyraz:game-art',
    resolveId(id) {
      return id === ID ? `\0${ID}` : null
    },
    async load(id) {
      if (id !== `\0${ID}`) return null
      const looks = await gameLooks()
      const imports = looks.map(({ art }, index) => `import art${index} from 'art:${art}/256'`)
      const entries = looks.map(
        ({ slug, ground }, index) => `${JSON.stringify(slug)}: { art: art${index}, ground: ${JSON.stringify(ground)} }`,
      )
      return `${imports.join('\n')}\nexport const GAME_ART = {\n${entries.join(',\n')}\n}`
    },
  }
}

type Look = { readonly slug: string; readonly art: string; readonly ground: readonly [string, string] }

async function gameLooks(): Promise<readonly Look[]> {
  return [
    { slug: 'lale-devri', art: '1f337', ground: ['#b7294f', '#3d0b26'] },
    { slug: 'nazar', art: '1f9ff', ground: ['#1d6fc4', '#0a2450'] },
    { slug: 'bozkurt', art: '1f43a', ground: ['#4654b8', '#171b3c'] },
  ]
}
