import type { Lang } from '@poyraz/text'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { create } from 'zustand'
import type { Item } from '../endpoint/procedures.ts'
import { callQuery, keyOf } from '../endpoint/queries.ts'
import { usePreferences } from '../preferences/preferences.ts'
import { useSignedIn } from '../session/session-store.ts'

/**
 * While a game shows a round, the balance of before it, less the stake, stands in the shell: nobody
 * should read the result there before the reels have stopped. Kuruş; `null` when no round is being shown.
 */
export const useHeldBalance = create<{ readonly held: number | null }>(() => ({ held: null }))

export const balanceQuery = (lang: Lang) => callQuery('finance.check_balance', {}, lang)

/**
 * The player's balance in kuruş as it may be shown now; 0 for a visitor, `null` until it is known, `unknown` where it
 * could not be had.
 */
export function useBalance(): number | 'unknown' | null {
  const signedIn = useSignedIn()
  const lang = usePreferences((state) => state.lang)
  const held = useHeldBalance((state) => state.held)
  const { data, isError } = useQuery({ ...balanceQuery(lang), enabled: signedIn })
  if (!signedIn) return 0
  return held ?? data?.data[0]?.balance ?? (isError ? 'unknown' : null)
}

export type Balance = Item<'finance.check_balance'>

/** What the server said while a round was being shown; it is newer than what that round ended with. */
let saidMeanwhile: Balance | null = null
useHeldBalance.subscribe((now, before) => {
  if (before.held === null && now.held !== null) saidMeanwhile = null
})

/** Takes a balance that the server told without being asked; an older answer on its way is not waited for. */
export async function takeBalance(client: QueryClient, item: Balance): Promise<void> {
  if (useHeldBalance.getState().held !== null) saidMeanwhile = item
  const { queryKey } = balanceQuery(usePreferences.getState().lang)
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, { data: [item], total: 1 })
}

/** Takes a balance that a reply carried, in place of asking for it. */
export function setBalance(client: QueryClient, balance: number): void {
  if (saidMeanwhile && useHeldBalance.getState().held !== null) return
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
