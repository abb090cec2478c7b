import { searchKey, searchRank } from '@poyraz/text'

/** Those that fit a search by one of their folded names, best first; equals keep their order. */
export function ranked<T extends { readonly keys: readonly string[] }>(
  items: readonly T[],
  search: string,
): readonly T[] {
  const query = searchKey(search)
  const found: { item: T; rank: number }[] = []
  for (const item of items) {
    const ranks = item.keys.map((key) => searchRank(query, key)).filter((rank) => rank !== null)
    if (ranks.length > 0) found.push({ item, rank: Math.min(...ranks) })
  }
  return found.sort((a, b) => a.rank - b.rank).map(({ item }) => item)
}
