import { type Lang, parseMoney } from '@poyraz/text'
import { daysOf, type Period } from '../../shared/dates/presets.ts'
import type { TransactionFilter } from '../../shared/transactions/transactions.ts'

export const HISTORY_KINDS = ['account', 'game', 'finance', 'bonus', 'bet'] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]
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
  readonly minAmount: string
  readonly order: Order
}

const CALM = { type: EVERY, status: EVERY, minAmount: '', order: 'newest' } as const

/** How each statement opens: an account with its last 7 days, finance with money in and out, bonuses with bonuses. */
export const FIRST_WISH: Readonly<Record<StatementKind, Wish>> = {
  account: { ...CALM, period: 'last-7-day', category: EVERY },
  finance: { ...CALM, period: 'last-30-day', category: FINANCE },
  bonus: { ...CALM, period: 'last-90-day', category: '5' },
}

/** The filters as the endpoint takes them. An amount that is none leaves nothing out. */
export function filterOf(wish: Wish, lang: Lang, nowMs: number): TransactionFilter {
  const amount = parseMoney(wish.minAmount, lang)
  return {
    ...daysOf(wish.period, nowMs),
    ...ORDERS[wish.order],
    ...(wish.category === EVERY ? {} : { searchCategory: categoriesOf(wish.category) }),
    ...(wish.type === EVERY ? {} : { searchType: Number(wish.type) }),
    ...(wish.status === EVERY ? {} : { status: Number(wish.status) }),
    ...(amount.ok && amount.value > 0n ? { searchMinAmount: Number(amount.value) } : {}),
  }
}

/** One category as a number, as the described client sends it; several as a list. */
function categoriesOf(category: string): number | number[] {
  return category.includes(',') ? category.split(',').map(Number) : Number(category)
}
