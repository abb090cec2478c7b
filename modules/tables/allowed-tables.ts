import { HOUSE_TABLES, type HouseTable } from '@poyraz/games/tables'

/** Returns the live tables of the house, without those that are dealt by hand where these are not allowed. */
export function allowedTables({ byHand }: { readonly byHand: boolean }): readonly HouseTable[] {
  return byHand ? HOUSE_TABLES : HOUSE_TABLES.filter((table) => !table.byHand)
}
