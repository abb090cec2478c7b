/** Tables that are played side by side at most. */
export const MULTI_MAX = 4
const ID = /^[1-9][0-9]{0,8}$/

/** The tables of the address: `?tables=101-107`. An invalid list counts as missing. */
export type MultiSearch = { tables?: string | undefined }

export function multiSearch({ tables }: Record<string, unknown>): MultiSearch {
  const text = typeof tables === 'string' || typeof tables === 'number' ? String(tables) : ''
  const ids = idsOf(text)
  return ids.length > 0 ? { tables: listOf(ids) } : {}
}

/** Returns the ids of a list, each once and at most `MULTI_MAX`. */
export function idsOf(list: string | undefined): readonly number[] {
  const ids = (list ?? '').split('-').filter((id) => ID.test(id))
  return [...new Set(ids.map(Number))].slice(0, MULTI_MAX)
}

export const listOf = (ids: readonly number[]): string => ids.join('-')
