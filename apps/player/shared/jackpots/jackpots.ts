import type { QueryClient } from '@tanstack/react-query'
import type { Item } from '../endpoint/procedures.ts'

type Jackpots = Item<'casino.jackpots'>

export const JACKPOTS_KEY = ['casino', 'jackpots'] as const

type Meter = { readonly id: number; readonly amount: number }

/**
 * Replaces the amounts on the page by those of the socket. A pot that became smaller was hit: the list of
 * wins
 * is asked for again.
 */
export function takeMeters(client: QueryClient, meters: readonly Meter[]): void {
  const amounts = new Map(meters.map(({ id, amount }) => [id, amount]))
  let wasHit = false
  client.setQueriesData<Jackpots>({ queryKey: JACKPOTS_KEY }, (known) => {
    if (!known) return known
    const pools = known.pools.map((pool) => ({
      ...pool,
      pots: pool.pots.map((pot) => {
        const amount = amounts.get(pot.id) ?? pot.amount
        wasHit ||= amount < pot.amount
        return amount === pot.amount ? pot : { ...pot, amount }
      }),
    }))
    return { ...known, pools }
  })
  if (wasHit) void client.invalidateQueries({ queryKey: JACKPOTS_KEY })
}
