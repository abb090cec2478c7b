import type { Lang } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { afterFirstView } from '../shared/after-first-view.ts'
import { callQuery } from '../shared/endpoint/queries.ts'
import { startPush } from '../shared/push/late-push.ts'
import { useSignedIn } from '../shared/session/session-store.ts'

const DEPOSIT = 1
const WITHDRAWAL = 2

/**
 * Prefetches the data of a player's pages after the first view: at a start with a session and after a login.
 * The page itself fetches balance and favourites, because it shows them at once.
 */
export function usePlayerData(): void {
  const client = useQueryClient()
  const lang = useLang()
  const signedIn = useSignedIn()
  useEffect(
    () =>
      signedIn
        ? afterFirstView(() => {
            prefetch(client, lang)
            void startPush()
          })
        : undefined,
    [client, lang, signedIn],
  )
}

function prefetch(client: QueryClient, lang: Lang): void {
  void client.prefetchQuery(callQuery('user.get_user_profile', {}, lang))
  void client.prefetchQuery(callQuery('finance.list_highlighted_cash_methods', { Type: DEPOSIT }, lang))
  for (const Type of [DEPOSIT, WITHDRAWAL] as const) {
    void client.prefetchQuery(callQuery('finance.list_cash_methods_new', { Type }, lang))
  }
}
