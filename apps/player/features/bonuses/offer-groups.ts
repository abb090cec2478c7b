import type { Offer } from './api/bonuses.ts'

/** First what can be taken, then what can be asked for; apart from them what is closed. */
export function offerGroups<One extends Pick<Offer, 'reason'>>(offers: readonly One[]) {
  const ready = offers.filter(({ reason }) => reason === null)
  const askable = offers.filter(({ reason }) => reason === 'on_request')
  return {
    open: [...ready, ...askable],
    closed: offers.filter(({ reason }) => reason !== null && reason !== 'on_request'),
  }
}
