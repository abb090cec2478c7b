import { readFile, stat } from 'node:fs/promises'
import type { Lang } from '@poyraz/text'

/** What the server writes into a page of a site. */
export type PageParts = {
  readonly lang: Lang
  /** Markup for the `<head>`. */
  readonly head: string
  /** Markup that the site's own code takes over. */
  readonly body: string
  /** Becomes `<script type="application/json" id="state">`. */
  readonly state: unknown
  readonly nonce: string
}

export type PageTemplate = (parts: PageParts) => string

const SLOTS = /(<html lang="tr"|<!--head-->|<!--first-view-->|<!--state-->|<(?:script|style)(?=[\s>]))/

/**
 * The built `index.html` of a site, read again whenever it was built anew, since its files then have other names;
 * `null` while the site has not been built.
 */
export function openTemplate(path: string): () => Promise<PageTemplate | null> {
  let builtAtMs = 0
  let template: PageTemplate | null = null
  return async () => {
    try {
      const { mtimeMs } = await stat(path)
      if (mtimeMs !== builtAtMs) template = pageTemplate(await readFile(path, 'utf8'))
      builtAtMs = mtimeMs
      return template
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }
}

/**
 * Says the page's language, fills `<!--head-->`, `<!--first-view-->` and `<!--state-->` and gives every script and style of the built page the request's
 * nonce.
 */
export function pageTemplate(html: string): PageTemplate {
  const pieces = html.split(SLOTS)
  return ({ lang, head, body, state, nonce }) =>
    pieces
      .map((piece) => {
        if (piece === '<html lang="tr"') return `<html lang="${lang}"`
        if (piece === '<!--head-->') return head
        if (piece === '<!--first-view-->') return body
        if (piece === '<!--state-->')
          return `<script type="application/json" id="state">${scriptJson(state)}</script>`
        return piece === '<script' || piece === '<style' ? `${piece} nonce="${nonce}"` : piece
      })
      .join('')
}

/** No value can close the script element or open a comment, because no `<` is left. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
