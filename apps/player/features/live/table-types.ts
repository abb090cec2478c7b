import { type LiveTable, TABLE_TYPES, type TableType } from '../../shared/tables/tables.ts'

type Page = { readonly data: readonly Pick<LiveTable, 'game'>[]; readonly total: number }

/** Returns the types of the tables; all of them while the tables are unknown or more than a page. */
export function typesOf(page: Page | undefined): readonly TableType[] {
  if (page === undefined || page.data.length < page.total) return TABLE_TYPES
  return TABLE_TYPES.filter((type) => page.data.some(({ game }) => game === type))
}
