import type { Plugin, Rollup } from 'vite'

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
          if (isOfEntry(bundle, file)) delete bundle[file]
          return { tag: 'style', children: String(sheet.source), injectTo: 'head' as const }
        })
        return { html: html.replaceAll(SHEET, ''), tags }
      },
    },
  }
}

/**
 * Returns true if the sheet belongs to the page's own entry. Sheets of shared chunks stay in the build: late
 * chunks that use such a chunk ask for its sheet and fail without it.
 */
function isOfEntry(bundle: Rollup.OutputBundle, sheet: string): boolean {
  return Object.values(bundle).some(
    (file) => file.type === 'chunk' && file.isEntry && file.viteMetadata?.importedCss.has(sheet) === true,
  )
}
