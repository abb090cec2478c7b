import type { Page } from '@poyraz/contract'
import { ok } from '@poyraz/kernel'

export type Paging = { readonly limit: number; readonly offset: number }

/** Returns a page of a list. `total` also counts entries beyond the maximum length of the list. */
export function pageOf<T>(all: readonly T[], total: number, { limit, offset }: Paging) {
  const page: Page<T> = { items: all.slice(offset, offset + limit), total, limit, offset }
  return ok(page)
}
