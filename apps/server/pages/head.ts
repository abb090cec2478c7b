import { tr } from '@poyraz/text/pages/tr'
import type { SitePage } from './site-map.ts'
import { escapeHtml } from './template.ts'

/**
 * Title, description and address of a page for `<head>`. In Turkish, the product's default: the reader's own
 * choice of language lives in the browser, which changes the title once it knows.
 */
export function headOf(page: SitePage | null, canonicalUrl: string): string {
  const { title, description } = tr[page?.name ?? 'notFound']
  const url = escapeHtml(canonicalUrl)
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    page?.listed ? `<link rel="canonical" href="${url}">` : meta('name', 'robots', 'noindex'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Poyraz'),
    meta('property', 'og:locale', 'tr_TR'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonicalUrl),
  ].join('\n    ')
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
}
