import type { Page } from '@poyraz/contract'
import { ok } from '@poyraz/kernel'

export type Paging = { readonly limit: number; readonly offset: number }

/** A page of a list that is cut where it is long: `total` counts what was cut, too. */
export function pageOf<T>(all: readonly T[], total: number, { limit, offset }: Paging) {
  const page: Page<T> = { items: all.slice(offset, offset + limit), total, limit, offset }
  return ok(page)
}
