import { HOUSE_TABLES_PROVIDER } from '@poyraz/contract'
import { BLACKJACK_SEATS, HOUSE_TABLES, type HouseTable, type TableGameName } from '@poyraz/games/tables'
import { kurus } from '@poyraz/kernel'
import { searchKey } from '@poyraz/text'
import type { Category } from './store/catalogue.ts'
import type { LiveCatalogue, LiveProvider, LiveTable } from './store/live-catalogue.ts'

/** Provider of the house tables; they are listed before those of other providers. */
const PROVIDER: LiveProvider = {
  id: HOUSE_TABLES_PROVIDER,
  name: 'Poyraz Canlı',
  logo: 'live',
  isTest: false,
}

const CATEGORIES = {
  roulette: { id: 1001, name: { tr: 'Rulet masaları', en: 'Roulette tables' } },
  baccarat: { id: 1002, name: { tr: 'Bakara masaları', en: 'Baccarat tables' } },
  'dragon-tiger': { id: 1003, name: { tr: 'Ejder Kaplan', en: 'Dragon Tiger' } },
  'sic-bo': { id: 1004, name: { tr: 'Sic Bo', en: 'Sic Bo' } },
  'money-wheel': { id: 1005, name: { tr: 'Çark', en: 'Money wheel' } },
  'andar-bahar': { id: 1006, name: { tr: 'Andar Bahar', en: 'Andar Bahar' } },
  'three-card-poker': { id: 1007, name: { tr: 'Üç Kart Poker', en: 'Three Card Poker' } },
  'casino-holdem': { id: 1008, name: { tr: 'Casino Hold’em', en: 'Casino Hold’em' } },
  blackjack: { id: 1010, name: { tr: 'Blackjack masaları', en: 'Blackjack tables' } },
  crash: { id: 1011, name: { tr: 'Uçurtma', en: 'Kite' } },
} as const satisfies Record<TableGameName, Category>
const TYPES = {
  roulette: 'roulette',
  baccarat: 'baccarat',
  'dragon-tiger': 'baccarat',
  'sic-bo': 'dice',
  'money-wheel': 'show',
  'andar-bahar': 'baccarat',
  'three-card-poker': 'poker',
  'casino-holdem': 'poker',
  blackjack: 'blackjack',
  crash: 'show',
} as const satisfies Record<TableGameName, LiveTable['game']>

/** Adds the tables of the house to the lobby. */
export function withHouseTables(
  catalogue: LiveCatalogue,
  tables: readonly HouseTable[] = HOUSE_TABLES,
): LiveCatalogue {
  if (tables.length === 0) return catalogue
  const own = tables.map(toLiveTable)
  const categories = Object.entries(CATEGORIES).flatMap(([game, category]) =>
    tables.some((table) => table.game === game) ? [category] : [],
  )
  const all = [...own, ...catalogue.tables]
  return {
    providers: [PROVIDER, ...catalogue.providers],
    categories: [...categories, ...catalogue.categories],
    tables: all,
    byId: new Map(all.map((table) => [table.id, table])),
  }
}

function toLiveTable({ id, name, game, presenter, minBet, maxBet, hours }: HouseTable): LiveTable {
  return {
    id,
    name,
    game: TYPES[game],
    provider: PROVIDER,
    dealer: presenter,
    minBet: kurus(minBet),
    maxBet: kurus(maxBet),
    seats: game === 'blackjack' ? BLACKJACK_SEATS.length : null,
    open: true,
    ...(hours && { hours }),
    categories: [CATEGORIES[game].id],
    keys: [...new Set([name.tr, name.en, PROVIDER.name].map(searchKey))],
  }
}

export const isOfHouse = ({ provider }: LiveTable): boolean => provider.id === PROVIDER.id

/** Players and latest results of the house's tables, from their events. */
export type TableStates = {
  /** Records an event of a table: its players, and the result once the round has ended. */
  note(state: {
    readonly tableID: number
    readonly phase: string
    readonly players: number
    readonly label: string | null
  }): void
  of(tableId: number): { readonly players: number; readonly recent: readonly string[] }
}

const RECENT_MAX = 20
const UNKNOWN = { players: 0, recent: [] } as const

export function createTableStates(): TableStates {
  const states = new Map<number, { readonly players: number; readonly recent: readonly string[] }>()
  const of = (tableId: number) => states.get(tableId) ?? UNKNOWN
  return {
    note({ tableID, phase, players, label }) {
      const { recent } = of(tableID)
      const isResult = phase === 'result' && label !== null
      states.set(tableID, { players, recent: isResult ? [label, ...recent].slice(0, RECENT_MAX) : recent })
    },
    of,
  }
}
