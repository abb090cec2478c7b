import type { Lang } from '@poyraz/text'
import type { Item } from '../endpoint/procedures.ts'
import { callQuery } from '../endpoint/queries.ts'

export type Offer = Item<'bonus.list'>
export type Bonus = Item<'bonus.mine'>

export const offersQuery = (lang: Lang) => callQuery('bonus.list', {}, lang)

/** Page size. At most one bonus is active; free bets may be newer. */
const LATEST = 10

/** Query of the player's latest bonuses. Stakes change them, so it refetches when a page is opened. */
export const bonusesQuery = (lang: Lang) => ({
  ...callQuery('bonus.mine', { limit: LATEST }, lang),
  staleTime: 0,
})

/** Next step of a player towards an offer; `closed` cannot be got now. */
export type Standing = 'ready' | 'request' | 'deposit' | 'email' | 'closed'

/** Returns the standing of an offer: one rule for the home page, the bonuses and their history. */
export function standingOf({ reason, withDeposit }: Pick<Offer, 'reason' | 'withDeposit'>): Standing {
  if (reason === null) return 'ready'
  if (reason === 'on_request') return 'request'
  if (reason === 'email_unconfirmed') return 'email'
  return withDeposit === 1 ? 'deposit' : 'closed'
}

/** Returns the offers that the player's next deposit may earn. */
export function offersForDeposit<O extends Pick<Offer, 'withDeposit'>>(offers: readonly O[]): O[] {
  return offers.filter(({ withDeposit }) => withDeposit === 1)
}

/** Returns the offers that a deposit has earned and that the next stake forfeits, because they come before play. */
export function offersBeforePlay<O extends Pick<Offer, 'kind' | 'reason'>>(offers: readonly O[]): O[] {
  return offers.filter(({ kind, reason }) => reason === null && (kind === 'deposit' || kind === 'spins'))
}

/**
 * Returns the offer that can be claimed now, else one that the next deposit may earn, else one that it may
 * earn once the e-mail address is confirmed.
 */
export function offerToShow<O extends Pick<Offer, 'reason' | 'withDeposit'>>(
  offers: readonly O[],
): O | undefined {
  const first = (standing: Standing, some: readonly O[] = offers) =>
    some.find((offer) => standingOf(offer) === standing)
  return first('ready') ?? first('deposit') ?? first('email', offersForDeposit(offers))
}
