import type { Lang } from '@poyraz/text'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { create } from 'zustand'
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

/** Takes a balance that a reply carried, in place of asking for it. */
export function setBalance(client: QueryClient, balance: number): void {
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
