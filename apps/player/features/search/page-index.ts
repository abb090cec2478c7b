import { isSearchable, searchKey, searchRank } from '@poyraz/text'
import type { SearchPageName } from '../../shared/manifest/manifest.ts'

export type IndexedPage = {
  readonly name: SearchPageName
  readonly address: string
  readonly title: string
  /** Other words under which somebody might look for it, separated by commas. */
  readonly words: string
}

/** A page found by another word than its title stands behind those found by title. */
const BY_WORD = 4

/** Pages that fit what was typed, best first; nothing below the length from which a search starts. */
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
  return Math.min(byTitle, BY_WORD + Math.min(...byWords))
}
