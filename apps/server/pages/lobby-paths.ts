import type { Lang } from '@poyraz/text'
import type { FirstReply } from './first-replies.ts'
import { pageAt, type SitePage } from './site-map.ts'

export type FirstReplies = (page: SitePage, lang: Lang) => Promise<readonly FirstReply[] | null>

/** What narrows a lobby by an id of the catalogue: its part of the address, and the list that knows the ids. */
const NARROWED = {
  category: { method: 'category_list', idField: 'CategoryID' },
  provider: { method: 'provider_list', idField: 'providerID' },
} as const
type Narrowed = keyof typeof NARROWED
type Lobby = 'slot' | 'live'

const PATH = /^\/(?<lobby>slot|live)\/(?<part>category|provider)\//

/** The addresses of a lobby's categories or providers, as its own page lists them; `null` where it cannot tell now. */
export async function lobbyPaths(
  lobby: Lobby,
  part: Narrowed,
  lang: Lang,
  firstReplies: FirstReplies,
): Promise<readonly string[] | null> {
  const { method, idField } = NARROWED[part]
  const page = pageAt(`/${lobby}`)
  const list = page && (await firstReplies(page, lang))?.find((reply) => reply.method === method)
  if (!list) return null
  const { data } = list.reply as { data: readonly Readonly<Record<string, unknown>>[] }
  return data.map((item) => `/${lobby}/${part}/${String(item[idField])}`)
}

/**
 * Whether the catalogue has what the address chooses. Where it cannot be asked, the address is believed: a
 * page that is there tomorrow must not be missing for search engines today.
 */
export async function isInCatalogue(
  { path }: SitePage,
  lang: Lang,
  firstReplies: FirstReplies,
): Promise<boolean> {
  const { lobby, part } = PATH.exec(path)?.groups ?? {}
  if (!lobby || !part) return true
  const paths = await lobbyPaths(lobby as Lobby, part as Narrowed, lang, firstReplies)
  return paths?.includes(path) ?? true
}
