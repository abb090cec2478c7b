import { hash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import type { Lang } from '@poyraz/text'

/** Parts that the server writes into a page of a site. */
export type PageParts = {
  readonly lang: Lang
  /** Markup for the `<head>`. */
  readonly head: string
  /** Markup that the site's scripts hydrate. */
  readonly body: string
  /** Becomes `<script type="application/json" id="state">`. */
  readonly state: unknown
}

export type PageTemplate = {
  fill(parts: PageParts): string
  /** Hashes of inline scripts and styles, as a Content-Security-Policy lists them. */
  readonly inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] }
}

const SLOTS = /(<html lang="tr"|<!--head-->|<!--first-view-->|<!--state-->)/

/**
 * Opens the built `index.html` of a site and reads it again after each build, because its files then have
 * other names; `null` while the site has not been built.
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
 * Creates a template that sets the page's language and fills `<!--head-->`, `<!--first-view-->` and
 * `<!--state-->`. Inline code comes from the build and is the same in every view, so the policy allows it by
 * its hash.
 */
export function pageTemplate(html: string): PageTemplate {
  const pieces = html.split(SLOTS)
  return {
    inline: { scripts: hashesOf('script', html), styles: hashesOf('style', html) },
    fill: ({ lang, head, body, state }) =>
      pieces
        .map((piece) => {
          if (piece === '<html lang="tr"') return `<html lang="${lang}"`
          if (piece === '<!--head-->') return head
          if (piece === '<!--first-view-->') return body
          if (piece === '<!--state-->')
            return `<script type="application/json" id="state">${scriptJson(state)}</script>`
          return piece
        })
        .join(''),
  }
}

/** Returns the hashes of inline contents. Browsers convert each line end to a line feed before hashing. */
function hashesOf(element: 'script' | 'style', html: string): readonly string[] {
  const contents = html.matchAll(new RegExp(`<${element}(?:\\s[^>]*)?>(.*?)</${element}>`, 'gs'))
  return [...contents].flatMap(([, content = '']) =>
    content === '' ? [] : [`'sha256-${hash('sha256', content.replaceAll('\r\n', '\n'), 'base64')}'`],
  )
}

/** Serializes a value without any `<`, so that it cannot close the script element or open a comment. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
