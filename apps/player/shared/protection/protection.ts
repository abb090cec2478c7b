import type { Lang } from '@poyraz/text'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { create } from 'zustand'
import type { Item } from '../endpoint/procedures.ts'
import { callQuery } from '../endpoint/queries.ts'
import { usePreferences } from '../preferences/preferences.ts'
import { useSignedIn } from '../session/session-store.ts'

export type Protection = Item<'rg.limits'>
export type Limit = Protection['limits'][number]
export type Exclusion = NonNullable<Protection['exclusion']>

export const protectionQuery = (lang: Lang) => callQuery('rg.limits', {}, lang)

/** Refetches limits, played sums and exclusions. */
export function askProtection(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['rg', 'limits'] })
}

/**
 * Returns today's wins less stakes in kuruş, or `null` until they are known. Sends no request: the frame of
 * the page sends it once.
 */
export function useNetToday(): number | null {
  const signedIn = useSignedIn()
  const lang = usePreferences((state) => state.lang)
  const { data } = useQuery({ ...protectionQuery(lang), enabled: false })
  return signedIn ? (data?.data.today.net ?? null) : null
}

/**
 * Adds a round that a game has shown to today's result: `net` is the balance after it less the balance before
 * it, in kuruş.
 */
export function addPlayed(client: QueryClient, net: number): void {
  const { queryKey } = protectionQuery(usePreferences.getState().lang)
  const known = client.getQueryData(queryKey)
  if (!known) return
  // The first round of a period starts the clock of the reality check; only the server knows its start.
  if (known.data.realityCheck.since === null) return askProtection(client)
  const { today } = known.data
  client.setQueryData(queryKey, {
    ...known,
    data: { ...known.data, today: { ...today, net: today.net + net } },
  })
}

/** Counts the bets that were refused because the reality check is due. Each one opens the dialog again. */
export const useRealityAsked = create<{ readonly times: number }>(() => ({ times: 0 }))

export function askReality(client: QueryClient): void {
  useRealityAsked.setState(({ times }) => ({ times: times + 1 }))
  askProtection(client)
}
