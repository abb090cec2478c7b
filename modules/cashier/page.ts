import type { Page } from '@poyraz/contract'

/** The part of a whole list that was asked for. */
export function pageOf<T>(
  items: readonly T[],
  { limit, offset }: { limit: number; offset: number },
): Page<T> {
  return { items: items.slice(offset, offset + limit), total: items.length, limit, offset }
}
