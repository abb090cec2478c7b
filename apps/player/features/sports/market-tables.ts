import type { Market } from './api/types.ts'

/** Markets of one code: the lines of one table, or a single market. */
export type MarketTable = { readonly code: string; readonly markets: readonly Market[] }

/**
 * Groups the lines of each market, in the order of the list. Settled markets are left out, as are suspended
 * lines of a market that has open ones.
 */
export function tablesOf(markets: readonly Market[], group: string): readonly MarketTable[] {
  const tables = new Map<string, Market[]>()
  for (const market of markets) {
    if (group !== 'all' && market.group !== group) continue
    if (market.state === 'settled' || market.state === 'cancelled') continue
    const known = tables.get(market.code)
    if (known) known.push(market)
    else tables.set(market.code, [market])
  }
  return [...tables].map(([code, lines]) => ({ code, markets: openOf(lines).toSorted(byLine) }))
}

function openOf(lines: readonly Market[]): readonly Market[] {
  const open = lines.filter(({ state }) => state === 'active')
  return open.length > 0 ? open : lines
}

function byLine(a: Market, b: Market): number {
  return Number(a.line ?? 0) - Number(b.line ?? 0)
}
