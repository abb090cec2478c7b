import { HOUSE_TABLES, type HouseTable } from '@poyraz/games/tables'

/** One spot of each game without decisions; these tables take any number of players. */
export const SPOTS: Readonly<Record<string, string>> = {
  roulette: 'red',
  baccarat: 'player',
  'dragon-tiger': 'dragon',
  'sic-bo': 'small',
  'andar-bahar': 'andar',
  'money-wheel': '1',
}

/** Ids of copies follow those of the house. */
const FIRST_ID = 100_001

/** Returns this number of tables without decisions that never close, each a copy of a table of the house. */
export function crowdTables(count: number): readonly HouseTable[] {
  const open = HOUSE_TABLES.filter(({ game, hours, byHand }) => SPOTS[game] && !hours && !byHand)
  return Array.from({ length: count }, (_, index) => {
    const table = open[index % open.length] as HouseTable
    return { ...table, id: FIRST_ID + index }
  })
}
