import type { Plugin } from 'vite'

const ID = 'virtual:content-art'

/**
 * Codes of the pictures that content may use: objects, places and signs for slides, promotions, menus,
 * partners and payment methods.
 */
const CONTENT_ART: readonly string[] = `
  1f381 1f3c6 1f3b0 1f3b2 1f0cf 1f3a1 1f3af 1f3ae 1f579-fe0f 1f3ab 1f39f-fe0f 1fa99 1f4b0 1f4b3 1f4b5
  1f45b 1f3e6 1f3e7 1f48e 1f451 1f3c5 1f947 1f4c8 1f510 1f513 1f511 1f6e1-fe0f 2696-fe0f 1f50d 1f50e
  1f9ee 1f4dc 1f4d6 1f4cb 1f3ee 1f9ff 1f9ed 1f337 1f339 1f331 1f3fa 26f5 1f319 2600-fe0f 2b50
  1f389 1f38a 1f386 1f388 1f44b 1f91d 1f4a1 1f514 1f4e3 1f4e8 1f4ac 2753 1f552 23f3 23f0 1f4c5 1f9d8
  2615 1f375 1fa78 1f3e0 1f464 1faaa 1f4f1 26bd 1f3c0 1f40e 1f3b1 2660-fe0f 2665-fe0f 1f680 1f30a
  1f525 2764-fe0f 1f527 1f4f7
`
  .trim()
  .split(/\s+/)

/** Provides `CONTENT_ART`: the URL of each of these pictures by its code, 256 px wide. */
export function contentArt(): Plugin {
  return {
    name: 'poyraz:content-art',
    resolveId(id) {
      return id === ID ? `\0${ID}` : null
    },
    load(id) {
      if (id !== `\0${ID}`) return null
      const imports = CONTENT_ART.map((code, index) => `import art${index} from 'art:${code}/256'`)
      const entries = CONTENT_ART.map((code, index) => `'${code}': art${index}`)
      return `${imports.join('\n')}\nexport const CONTENT_ART = {\n${entries.join(',\n')}\n}`
    },
  }
}
