import { JACKPOT_POOLS } from '@poyraz/games/jackpots'
import type { Catalogue } from './store/catalogue.ts'

/** Account of the stakes of rounds with choices, and its names on a statement, which outlives the open round. */
const ESCROW = 'stake:slots'
const JACKPOT = 'house:jackpot:'
const ESCROW_NAMES = { tr: 'Oyun turu', en: 'Game round' } as const

/** Names of an account on a statement: of the game or the jackpot that it belongs to. */
export function accountName({ games }: Catalogue, account: string) {
  if (account === ESCROW) return ESCROW_NAMES
  const pot = account.startsWith(JACKPOT) ? account.slice(JACKPOT.length) : null
  if (pot !== null) return JACKPOT_POOLS.find(({ levelNames }) => levelNames[pot])?.levelNames[pot]
  return games.find(({ slug }) => account === `house:game:${slug}`)?.name
}
