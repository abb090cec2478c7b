import { daysOf, type Period, RANGES } from '../../shared/dates/presets.ts'
import type { TransactionFilter } from '../../shared/transactions/transactions.ts'
import type { HistorySearch } from './history-search.ts'

export type StatementKind = 'account' | 'finance' | 'bonus'

export const ORDERS = {
  newest: { OrderPar: 'date', OrderDir: 'desc' },
  oldest: { OrderPar: 'date', OrderDir: 'asc' },
  largest: { OrderPar: 'amount', OrderDir: 'desc' },
  smallest: { OrderPar: 'amount', OrderDir: 'asc' },
} as const satisfies Record<string, Pick<TransactionFilter, 'OrderPar' | 'OrderDir'>>
export type Order = keyof typeof ORDERS

/** What a choice says when it leaves nothing out. */
export const EVERY = ''

/** Deposits and withdrawals: what a finance history is about. */
export const FINANCE = '1,2'

/** What the filters of a statement say; ids as text, as selects hold them. */
export type Wish = {
  readonly period: Period
  /** One category or several, with commas between. */
  readonly category: string
  readonly type: string
  readonly status: string
  /** In kuruş; 0 leaves nothing out. */
  readonly min: number
  readonly order: Order
}

const CALM = { type: EVERY, status: EVERY, min: 0, order: 'newest' } as const

/** How each statement opens: an account with its last 7 days, finance with money in and out, bonuses with bonuses. */
export const FIRST_WISH: Readonly<Record<StatementKind, Wish>> = {
  account: { ...CALM, period: 'last-7-day', category: EVERY },
  finance: { ...CALM, period: 'last-30-day', category: FINANCE },
  bonus: { ...CALM, period: 'last-90-day', category: '5' },
}

/** The filters as the endpoint takes them. */
export function filterOf(wish: Wish, nowMs: number): TransactionFilter {
  return {
    ...daysOf(wish.period, nowMs),
    ...ORDERS[wish.order],
    ...(wish.category === EVERY ? {} : { searchCategory: categoriesOf(wish.category) }),
    ...(wish.type === EVERY ? {} : { searchType: Number(wish.type) }),
    ...(wish.status === EVERY ? {} : { status: Number(wish.status) }),
    ...(wish.min > 0 ? { searchMinAmount: wish.min } : {}),
  }
}

/** One category as a number, as the described client sends it; several as a list. */
function categoriesOf(category: string): number | number[] {
  return category.includes(',') ? category.split(',').map(Number) : Number(category)
}

const IDS = /^\d{1,9}(?:,\d{1,9}){0,9}$/
const ID = /^\d{1,9}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What the filters of a statement say by its address. */
export function wishOf(kind: StatementKind, search: HistorySearch): Wish {
  const first = FIRST_WISH[kind]
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

/** The address that says so; what a statement opens with is left out of it. */
export function searchOf(kind: StatementKind, wish: Wish): HistorySearch {
  const first = FIRST_WISH[kind]
  const { category, min, order } = wish
  return {
    ...periodSearch(wish.period, first.period),
    category: category === first.category ? undefined : chosen(category),
    type: chosen(wish.type),
    status: chosen(wish.status),
    min: min === first.min ? undefined : min,
    order: order === first.order ? undefined : order,
  }
}

/** An id of the address, as selects hold it. */
export function idOf(value: string | number | undefined): string {
  return value !== undefined && ID.test(String(value)) ? String(value) : EVERY
}

/** A choice for the address: an id is a number there. */
export function chosen(value: string): string | number | undefined {
  if (value === EVERY) return undefined
  return ID.test(value) ? Number(value) : value
}

/** The period of an address, else the one that the history opens with. */
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
