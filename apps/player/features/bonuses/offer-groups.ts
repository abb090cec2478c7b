import type { Offer } from './api/bonuses.ts'

/** Splits offers into open ones (claimable first, then requestable) and closed ones. */
export function offerGroups<One extends Pick<Offer, 'reason'>>(offers: readonly One[]) {
  const ready = offers.filter(({ reason }) => reason === null)
  const askable = offers.filter(({ reason }) => reason === 'on_request')
  return {
    open: [...ready, ...askable],
    closed: offers.filter(({ reason }) => reason !== null && reason !== 'on_request'),
  }
}
