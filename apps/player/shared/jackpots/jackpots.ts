import type { Lang } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { Item } from '../endpoint/procedures.ts'
import { callQuery } from '../endpoint/queries.ts'

export type Jackpots = Item<'casino.jackpots'>
export type Pool = Jackpots['pools'][number]
export type Pot = Pool['pots'][number]
type Reply = { readonly data: Jackpots; readonly total: number }

export const JACKPOTS_KEY = ['casino', 'jackpots'] as const

export const jackpotsQuery = (lang: Lang) => callQuery('casino.jackpots', {}, lang)

/** Returns the pool that a game feeds, with its pots as they are now. */
export function usePoolOf(gameID: number): Pool | undefined {
  const { data } = useQuery(jackpotsQuery(useLang()))
  return data?.data.pools.find(({ games }) => games.some((game) => game.gameID === gameID))
}

/** Returns the pot that stands for a pool: its largest one. */
export function mainPot({ pots }: Pool): Pot | undefined {
  return pots.toSorted((left, right) => right.cap - left.cap)[0]
}

type Meter = { readonly id: number; readonly amount: number }

/**
 * Replaces the amounts on the page by those of the socket. A pot that became smaller was hit: the list of
 * wins is fetched again.
 */
export function takeMeters(client: QueryClient, meters: readonly Meter[]): void {
  const amounts = new Map(meters.map(({ id, amount }) => [id, amount]))
  let wasHit = false
  client.setQueriesData<Reply>({ queryKey: JACKPOTS_KEY }, (known) => {
    if (!known) return known
    const pools = known.data.pools.map((pool) => ({
      ...pool,
      pots: pool.pots.map((pot) => {
        const amount = amounts.get(pot.id) ?? pot.amount
        wasHit ||= amount < pot.amount
        return amount === pot.amount ? pot : { ...pot, amount }
      }),
    }))
    return { ...known, data: { ...known.data, pools } }
  })
  if (wasHit) void client.invalidateQueries({ queryKey: JACKPOTS_KEY })
}
