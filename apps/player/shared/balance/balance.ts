import type { Lang } from '@poyraz/text'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { create } from 'zustand'
import type { Item } from '../endpoint/procedures.ts'
import { callQuery, keyOf } from '../endpoint/queries.ts'
import { usePreferences } from '../preferences/preferences.ts'
import { useSignedIn } from '../session/session-store.ts'

/**
 * Balance that the frame shows while a game plays a round: the balance before the round less the stake. It
 * hides the result until the reels have stopped. In kuruş; `null` when no round is playing.
 */
export const useRoundBalance = create<{ readonly balance: number | null }>(() => ({ balance: null }))

export const balanceQuery = (lang: Lang) => callQuery('finance.check_balance', {}, lang)

/**
 * Returns the player's balance in kuruş as it may be shown now; 0 for a visitor, `null` until it is known,
 * `unknown` if it could not be loaded.
 */
export function useBalance(): number | 'unknown' | null {
  const signedIn = useSignedIn()
  const lang = usePreferences((state) => state.lang)
  const inRound = useRoundBalance((state) => state.balance)
  const { data, isError } = useQuery({ ...balanceQuery(lang), enabled: signedIn })
  if (!signedIn) return 0
  return inRound ?? data?.data[0]?.balance ?? (isError ? 'unknown' : null)
}

export type Balance = Item<'finance.check_balance'>

/**
 * Balance that the server pushed while a round was playing. It is newer than the balance after that round.
 */
let pushedMeanwhile: Balance | null = null
useRoundBalance.subscribe((now, before) => {
  if (before.balance === null && now.balance !== null) pushedMeanwhile = null
})

/** Stores a balance that the server pushed. Cancels a pending balance request, whose reply would be older. */
export async function takeBalance(client: QueryClient, item: Balance): Promise<void> {
  if (useRoundBalance.getState().balance !== null) pushedMeanwhile = item
  const { queryKey } = balanceQuery(usePreferences.getState().lang)
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, { data: [item], total: 1 })
}

/** Stores a balance that came with a reply, so that no extra request is needed. */
export function setBalance(client: QueryClient, balance: number): void {
  if (pushedMeanwhile && useRoundBalance.getState().balance !== null) return
  const { lang } = usePreferences.getState()
  const key = balanceQuery(lang).queryKey
  const known = client.getQueryData(key)
  const item = known?.data[0]
  if (!known || !item) {
    void client.invalidateQueries({ queryKey: keyOf('finance.check_balance', {}, lang) })
    return
  }
  client.setQueryData(key, { ...known, data: [{ ...item, balance, cash: balance - item.bonus }] })
}
