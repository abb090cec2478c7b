import type { Caller } from '@poyraz/contract'
import type { LiveCatalogue, LiveTable } from '../store/live-catalogue.ts'
import { type LobbyFilter, listed } from './listed.ts'

const TESTER = 20

/** True if the caller may see items under test. */
export function isTester(caller: Caller | null): boolean {
  return caller?.rid === TESTER
}

/** Returns the tables that match the filter, with or without those of providers under test. */
export function listTables(
  { tables: items, byId }: LiveCatalogue,
  filter: LobbyFilter & { readonly withTest: boolean },
): readonly LiveTable[] {
  const { providerID, type, withTest } = filter
  return listed({ items, byId }, filter, ({ provider, game }) => {
    if (provider.isTest && !withTest) return false
    if (providerID !== undefined && provider.id !== providerID) return false
    return type === undefined || game === type
  })
}

/** Returns the table if the caller may see it. */
export function findTable(catalogue: LiveCatalogue, id: number, caller: Caller | null): LiveTable | null {
  const table = catalogue.byId.get(id)
  return table && (!table.provider.isTest || isTester(caller)) ? table : null
}
