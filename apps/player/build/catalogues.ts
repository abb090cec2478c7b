import { pathToFileURL } from 'node:url'
import compileMessage from 'icu-minify/compile'
import type { Plugin } from 'vite'

const CATALOGUE = /\/packages\/text\/[a-z]+\/(tr|en)\.ts$/

type Texts = { readonly [key: string]: string | Texts }

/**
 * Compiles the catalogues of `packages/text` at build time: the page formats messages without an ICU parser.
 * Requires the alias `use-intl/format-message` -> `format-only`.
 */
export function catalogues(): Plugin {
  return {
    name: 'poyraz:catalogues',
    enforce: 'pre',
    async load(id) {
      const path = id.split('?')[0] ?? id
      const lang = CATALOGUE.exec(path)?.[1]
      if (!lang) return null
      this.addWatchFile(path)
      const module: Record<string, Texts> = await import(`${pathToFileURL(path).href}?at=${Date.now()}`)
      return `export const ${lang} = ${JSON.stringify(compileTexts(module[lang] ?? {}))}`
    },
  }
}

/** Returns the same tree with every message compiled; plain texts stay strings. */
export function compileTexts(texts: Texts): unknown {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compileMessage(text) : compileTexts(text),
    ]),
  )
}
