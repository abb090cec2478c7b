import { isSearchable, SEARCH_RANK_MAX, searchKey, searchRank } from '@poyraz/text'
import type { SearchPageName } from '../../shared/manifest/manifest.ts'

export type IndexedPage = {
  readonly name: SearchPageName
  readonly address: string
  readonly title: string
  /** Further keywords of the page, separated by commas. */
  readonly words: string
}

/** Rank penalty of pages found by a keyword, so that they follow those found by title. */
const BY_WORD = SEARCH_RANK_MAX

/** Returns the pages that match the text, best first; none if the text is too short for a search. */
export function findPages(text: string, pages: readonly IndexedPage[]): readonly IndexedPage[] {
  if (!isSearchable(text)) return []
  const query = searchKey(text)
  return pages
    .map((page) => ({ page, rank: rankOf(query, page) }))
    .filter(({ rank }) => rank !== Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank)
    .map(({ page }) => page)
}

function rankOf(query: string, { title, words }: IndexedPage): number {
  const byTitle = searchRank(query, searchKey(title)) ?? Number.POSITIVE_INFINITY
  const byWords = words
    .split(',')
    .map((word) => searchRank(query, searchKey(word)) ?? Number.POSITIVE_INFINITY)
    // Letters may be left out of a title only: among so many keywords three letters would match anything.
    .filter((rank) => rank < SEARCH_RANK_MAX)
  return Math.min(byTitle, BY_WORD + Math.min(...byWords))
}
