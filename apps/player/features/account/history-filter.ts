import { daysOf, type Period, RANGES, type Range } from '../../shared/dates/presets.ts'
import type { TransactionFilter } from '../../shared/transactions/transactions.ts'
import type { HistoryKind, HistorySearch } from './history-search.ts'

export type StatementKind = 'account' | 'finance' | 'bonus'

export const ORDERS = {
  newest: { OrderPar: 'date', OrderDir: 'desc' },
  oldest: { OrderPar: 'date', OrderDir: 'asc' },
  largest: { OrderPar: 'amount', OrderDir: 'desc' },
  smallest: { OrderPar: 'amount', OrderDir: 'asc' },
} as const satisfies Record<string, Pick<TransactionFilter, 'OrderPar' | 'OrderDir'>>
export type Order = keyof typeof ORDERS

/** Value of a select that filters nothing. */
export const EVERY = ''

/** Deposits and withdrawals: the categories of the finance history. */
export const FINANCE = '1,2'

/** Filters of a statement; ids are text, as in selects. */
export type StatementFilter = {
  readonly period: Period
  /** One category, or several separated by commas. */
  readonly category: string
  readonly type: string
  readonly status: string
  /** Minimum amount in kuruş; 0 filters nothing. */
  readonly min: number
  readonly order: Order
}

/** Initial period of each history. */
export const INITIAL_PERIODS: Readonly<Record<HistoryKind, Range>> = {
  account: 'last-7-day',
  finance: 'last-30-day',
  bonus: 'last-30-day',
  game: 'last-30-day',
  bet: 'last-30-day',
}

const UNFILTERED = { type: EVERY, status: EVERY, min: 0, order: 'newest' } as const

/** Initial filters: finance shows only deposits and withdrawals, bonus only bonuses. */
export const INITIAL_FILTERS: Readonly<Record<StatementKind, StatementFilter>> = {
  account: { ...UNFILTERED, period: INITIAL_PERIODS.account, category: EVERY },
  finance: { ...UNFILTERED, period: INITIAL_PERIODS.finance, category: FINANCE },
  bonus: { ...UNFILTERED, period: INITIAL_PERIODS.bonus, category: '5' },
}

/** Converts the filters to the request of the endpoint. */
export function filterOf(filter: StatementFilter, nowMs: number): TransactionFilter {
  return {
    ...daysOf(filter.period, nowMs),
    ...ORDERS[filter.order],
    ...(filter.category === EVERY ? {} : { searchCategory: categoriesOf(filter.category) }),
    ...(filter.type === EVERY ? {} : { searchType: Number(filter.type) }),
    ...(filter.status === EVERY ? {} : { status: Number(filter.status) }),
    ...(filter.min > 0 ? { searchMinAmount: filter.min } : {}),
  }
}

/** Returns one category as a number, as the protocol's client sends it; several as a list. */
function categoriesOf(category: string): number | number[] {
  return category.includes(',') ? category.split(',').map(Number) : Number(category)
}

const IDS = /^\d{1,9}(?:,\d{1,9}){0,9}$/
const ID = /^\d{1,9}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Parses the filters of a statement from its URL. */
export function filtersOf(kind: StatementKind, search: HistorySearch): StatementFilter {
  const first = INITIAL_FILTERS[kind]
  const { category = '', min } = search
  return {
    period: periodOf(search, first.period),
    category: IDS.test(String(category)) ? String(category) : first.category,
    type: idOf(search.type),
    status: idOf(search.status),
    min: typeof min === 'number' && min > 0 ? min : first.min,
    order: (Object.keys(ORDERS) as Order[]).find((order) => order === search.order) ?? first.order,
  }
}

/** Returns the URL parameters of the filters; initial values are left out. */
export function searchOf(kind: StatementKind, filter: StatementFilter): HistorySearch {
  const first = INITIAL_FILTERS[kind]
  const { category, min, order } = filter
  return {
    ...periodSearch(filter.period, first.period),
    category: category === first.category ? undefined : chosen(category),
    type: chosen(filter.type),
    status: chosen(filter.status),
    min: min === first.min ? undefined : min,
    order: order === first.order ? undefined : order,
  }
}

/** Converts an id of the URL to the value of a select. */
export function idOf(value: string | number | undefined): string {
  return value !== undefined && ID.test(String(value)) ? String(value) : EVERY
}

/** Converts the value of a select to a URL parameter; ids become numbers. */
export function chosen(value: string): string | number | undefined {
  if (value === EVERY) return undefined
  return ID.test(value) ? Number(value) : value
}

/** Returns the period of a URL, or the initial period of the history. */
export function periodOf({ period, from, to }: HistorySearch, first: Period): Period {
  if (isDay(from) && isDay(to) && from <= to) return { startDate: from, endDate: to }
  return RANGES.find((range) => range === period) ?? first
}

export function periodSearch(period: Period, first: Period): HistorySearch {
  if (typeof period !== 'string') return { period: undefined, from: period.startDate, to: period.endDate }
  return { period: period === first ? undefined : period, from: undefined, to: undefined }
}

function isDay(day: string | number | undefined): day is string {
  return typeof day === 'string' && DAY.test(day) && !Number.isNaN(Date.parse(day))
}
