import type { Page, SiteMap, SitePage } from '@poyraz/site'
import type { Lang } from '@poyraz/text'
import type { FirstReply } from './first-replies.ts'

export type FirstReplies = (page: SitePage, lang: Lang) => Promise<readonly FirstReply[] | null>

type Deps = { readonly site: SiteMap; readonly firstReplies: FirstReplies }

/**
 * Returns the addresses of a page whose id is one of a list of the catalogue, as the page's lobby shows that
 * list; `null` while the list is not available.
 */
export async function catalogueAddresses(
  { path, catalogue }: Page,
  lang: Lang,
  { site, firstReplies }: Deps,
): Promise<readonly string[] | null> {
  const lobby = catalogue ? site.pageAt(catalogue.lobby) : null
  if (!catalogue || !lobby) return null
  const replies = await firstReplies(lobby, lang)
  const list = replies?.find((reply) => `${reply.class}.${reply.method}` === catalogue.call)
  if (!list) return null
  const { data } = list.reply as { data: readonly Readonly<Record<string, unknown>>[] }
  return data.map((item) => path.replace('$id', String(item[catalogue.idField])))
}

/**
 * Checks that the catalogue has the id of an address. While the catalogue is not available the address counts
 * as existing: a temporary failure must not remove a page from search engines.
 */
export async function isInCatalogue({ page, path }: SitePage, lang: Lang, deps: Deps): Promise<boolean> {
  if (!page.catalogue) return true
  const addresses = await catalogueAddresses(page, lang, deps)
  return addresses?.includes(path) ?? true
}
