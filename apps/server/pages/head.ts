import type { SitePage } from '@poyraz/site'
import { escapeHtml, type Lang } from '@poyraz/text'
import { en } from '@poyraz/text/pages/en'
import { tr } from '@poyraz/text/pages/tr'

/** Texts that replace those of the page if the query names one item on it, e.g. `?id=1`. */
export type HeadTexts = { readonly title: string; readonly description: string; readonly search: string }

const TEXTS = { tr, en } as const
const LOCALES = { tr: 'tr_TR', en: 'en_GB' } as const

/**
 * Returns title, description and address of a page for `<head>`, in the language of the page. Both languages
 * share one address, so there is no alternate one.
 */
export function headOf(
  page: SitePage | null,
  lang: Lang,
  origin: string,
  shown: HeadTexts | null = null,
): string {
  const { title, description } = shown ?? TEXTS[lang][page?.name ?? 'notFound']
  const address = `${origin}${page?.path ?? '/'}${shown?.search ?? ''}`
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    page?.listed ? `<link rel="canonical" href="${escapeHtml(address)}">` : meta('name', 'robots', 'noindex'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Poyraz'),
    meta('property', 'og:locale', LOCALES[lang]),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', `${origin}/icons/icon-512.png`),
    // Unlisted addresses are unlimited; a page that contained its address could not be cached for all
    // readers.
    ...(page?.listed ? [meta('property', 'og:url', address)] : []),
  ].join('\n    ')
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
}
