import type { Caller } from '@poyraz/contract'
import type { LiveCatalogue, LiveTable } from '../store/live-catalogue.ts'
import { ranked } from './ranked.ts'

const TESTER = 20

/** Whether the caller may see what is under test. */
export function isTester(caller: Caller | null): boolean {
  return caller?.rid === TESTER
}

export type TableFilter = {
  /** With the tables of providers under test. */
  readonly withTest: boolean
  readonly providerID?: number | undefined
  readonly categoryID?: number | undefined
  readonly type?: string | undefined
  readonly searchGameName?: string | undefined
  /** Only these ids, in this order. */
  readonly only?: readonly number[] | undefined
}

/** Tables that fit the filter: in the order of the lobby, of the favourites, or of how well they fit a search. */
export function listTables(catalogue: LiveCatalogue, filter: TableFilter): readonly LiveTable[] {
  const base = filter.only ? filter.only.flatMap((id) => catalogue.byId.get(id) ?? []) : catalogue.tables
  const fitting = base.filter((table) => fits(table, filter))
  return filter.searchGameName ? ranked(fitting, filter.searchGameName) : fitting
}

/** The table, if the caller may know of it. */
export function findTable(catalogue: LiveCatalogue, id: number, caller: Caller | null): LiveTable | null {
  const table = catalogue.byId.get(id)
  return table && (!table.provider.isTest || isTester(caller)) ? table : null
}

function fits(table: LiveTable, { withTest, providerID, categoryID, type }: TableFilter): boolean {
  if (table.provider.isTest && !withTest) return false
  if (providerID !== undefined && table.provider.id !== providerID) return false
  if (categoryID !== undefined && !table.categories.includes(categoryID)) return false
  return type === undefined || table.game === type
}
