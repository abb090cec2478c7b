import type { StoredMarket } from '../store/events.ts'
import type { MessageOf } from './messages.ts'

/** Suspends all markets that take bets. */
export const suspended = (markets: readonly StoredMarket[]): StoredMarket[] =>
  markets.map((market) => (market.state === 'active' ? { ...market, state: 'suspended' as const } : market))

/** Applies the prices of a message: decided markets stay as they are, and those that it leaves out are suspended. */
export function merged(
  known: readonly StoredMarket[],
  offered: MessageOf<'odds_change'>['markets'],
): StoredMarket[] {
  const now = new Map(offered.map((market) => [market.market, market]))
  const kept = suspended(known).map((market) => {
    const newer = now.get(market.market)
    now.delete(market.market)
    return newer === undefined || market.state !== 'suspended'
      ? market
      : { ...newer, state: 'active' as const }
  })
  return [...kept, ...[...now.values()].map((market) => ({ ...market, state: 'active' as const }))]
}
