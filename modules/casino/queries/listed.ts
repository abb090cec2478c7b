import { searchKey, searchRank } from '@poyraz/text'

/** Filters of a lobby, of slots and live tables alike. */
export type LobbyFilter = {
  readonly providerID?: number | undefined
  readonly categoryID?: number | undefined
  readonly type?: string | undefined
  readonly volatility?: string | undefined
  /** A feature by which the game finds its wins. */
  readonly mechanic?: string | undefined
  readonly feature?: string | undefined
  readonly topic?: string | undefined
  readonly searchGameName?: string | undefined
  /** Restricts the list to these ids, in this order. */
  readonly only?: readonly number[] | undefined
}

type Shown = { readonly categories: readonly number[]; readonly keys: readonly string[] }
type Shelf<T> = { readonly items: readonly T[]; readonly byId: ReadonlyMap<number, T> }

/**
 * Returns the items that match category and search, in the order of the lobby, of the favourites, or of
 * relevance.
 */
export function listed<T extends Shown>(
  { items, byId }: Shelf<T>,
  { only, categoryID, searchGameName }: LobbyFilter,
  fits: (item: T) => boolean,
): readonly T[] {
  const base = only ? only.flatMap((id) => byId.get(id) ?? []) : items
  const fitting = base.filter(
    (item) => fits(item) && (categoryID === undefined || item.categories.includes(categoryID)),
  )
  return searchGameName ? ranked(fitting, searchGameName) : fitting
}

/** Returns the items with a matching folded name, best match first; equal matches keep their order. */
function ranked<T extends Shown>(items: readonly T[], search: string): readonly T[] {
  const query = searchKey(search)
  const found: { item: T; rank: number }[] = []
  for (const item of items) {
    const ranks = item.keys.map((key) => searchRank(query, key)).filter((rank) => rank !== null)
    if (ranks.length > 0) found.push({ item, rank: Math.min(...ranks) })
  }
  return found.sort((a, b) => a.rank - b.rank).map(({ item }) => item)
}
