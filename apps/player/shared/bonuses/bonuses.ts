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

/** Returns true if the site has the product of the offer. Free bets pay coupons, which it does not have yet. */
function isPlayable({ kind }: Pick<Offer, 'kind'>): boolean {
  return kind !== 'free_bet'
}

/** Returns the offers that the player's next deposit may earn. */
export function offersForDeposit<O extends Pick<Offer, 'kind' | 'withDeposit'>>(offers: readonly O[]): O[] {
  return offers.filter((offer) => offer.withDeposit === 1 && isPlayable(offer))
}

/** Returns the offers that a deposit has earned and that the next stake forfeits, because they come before play. */
export function offersBeforePlay<O extends Pick<Offer, 'kind' | 'reason'>>(offers: readonly O[]): O[] {
  return offers.filter(({ kind, reason }) => reason === null && (kind === 'deposit' || kind === 'spins'))
}

/** Returns the offer that can be claimed now, else one that the next deposit may earn. */
export function offerToShow<O extends Pick<Offer, 'kind' | 'reason' | 'withDeposit'>>(
  offers: readonly O[],
): O | undefined {
  const claimable = offers.find((offer) => offer.reason === null && isPlayable(offer))
  return claimable ?? offersForDeposit(offers)[0]
}
