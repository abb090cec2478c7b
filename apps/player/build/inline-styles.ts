import type { Plugin } from 'vite'

const SHEET = /\s*<link rel="stylesheet"[^>]* href="[^"]*?(assets\/[^"]+\.css)">/g

/**
 * Inlines the styles of the page: nothing can be painted without them, and a separate file would cost one
 * more round trip.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'poyraz:inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = [...html.matchAll(SHEET)].map(([, file]) => file ?? '')
        const tags = files.map((file) => {
          const sheet = bundle[file]
          if (sheet?.type !== 'asset') throw new Error(`the page has no styles ${file}`)
          delete bundle[file]
          return { tag: 'style', children: String(sheet.source), injectTo: 'head' as const }
        })
        return { html: html.replaceAll(SHEET, ''), tags }
      },
    },
  }
}
