import { MINUTE_MS, systemClock } from '@poyraz/kernel'
import { homePaths } from '@poyraz/site/home'
import { noticePaths } from '@poyraz/site/notices'
import { verifyPaths } from '@poyraz/site/verify'
import { useLang } from '@poyraz/ui'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { sayGoodbye } from '../shared/endpoint/call.ts'
import { whenClosed } from '../shared/endpoint/maintenance.ts'
import type { Failure } from '../shared/endpoint/reply.ts'
import { whenBroken } from '../shared/endpoint/transport.ts'
import { useHouse } from '../shared/house.ts'
import type { Manifest } from '../shared/manifest/manifest.ts'
import { keepReturnAddress } from '../shared/navigation/return-address.ts'
import { explain } from '../shared/notices/notices.ts'
import { showLang, showMode, usePreferences } from '../shared/preferences/preferences.ts'
import { watchActivity } from '../shared/session/activity.ts'
import { clearRecords, dropTabSession } from '../shared/session/records.ts'
import { whenEnded } from '../shared/session/session-end.ts'
import { followRecords, useSession } from '../shared/session/session-store.ts'
import { MANIFESTS } from './manifests.ts'
import { usePlayerData } from './player-data.ts'
import type { createAppRouter } from './router.tsx'

/**
 * What happens to a session from outside - time, other tabs, the server - and what the page says about it.
 */
export function SessionWatch({ router }: { readonly router: ReturnType<typeof createAppRouter> }) {
  usePreferencesShown()
  useInactivity(router)
  useServerEndings(router)
  useOtherTabs(router)
  useForgetting()
  usePlayerData()
  return null
}

/** The language is that of the texts which are shown: a chosen one may still be on its way. */
function usePreferencesShown(): void {
  const lang = useLang()
  const mode = usePreferences((state) => state.mode)
  useEffect(() => showLang(lang), [lang])
  useEffect(() => void showMode(mode), [mode])
}

/** After the house's time without a sign of life the player is signed out, on the server too. */
function useInactivity(router: ReturnType<typeof createAppRouter>): void {
  const t = useTranslations('session')
  const { idleMs } = useHouse()
  useEffect(
    () =>
      watchActivity({
        now: systemClock.nowMs,
        idleMs,
        onLeft() {
          sayGoodbye()
          clearRecords()
          followRecords()
          explain(t('inactive', { minutes: idleMs / MINUTE_MS }))
          void router.navigate({ to: homePaths.home })
        },
      }),
    [router, t, idleMs],
  )
}

/** Endings after which the account itself may not go on: signing in again would not help. */
const WITHOUT_ACCESS: ReadonlySet<Failure> = new Set(['account_inactive', 'not_authorized'])

function useServerEndings(router: ReturnType<typeof createAppRouter>): void {
  const t = useTranslations('session')
  const failure = useTranslations('failure')
  const maintenance = useTranslations('maintenance')
  const reload = useTranslations('site')('reload')
  useEffect(() => {
    whenEnded(({ error }) => {
      // These two end a session without a notice: nobody pressed anything.
      if (error !== 'login_failed' && error !== 'account_inactive') {
        explain(error === 'session_expired' ? t('expired') : t('ended'), { tone: 'negative' })
      }
      if (WITHOUT_ACCESS.has(error)) void router.navigate({ to: noticePaths.noAccess })
      else void router.invalidate()
    })
    whenBroken(() =>
      explain(failure('broken'), {
        tone: 'negative',
        timeoutMs: 0,
        action: { label: reload, run: () => location.reload() },
      }),
    )
    whenClosed(() => {
      explain(maintenance('notice'), { tone: 'negative' })
      const { href, pathname } = router.state.location
      // Both maintenance pages say so themselves, and proofs can be checked while the site is closed.
      if (pathname.startsWith(noticePaths.maintenance) || pathname === verifyPaths.verify) return
      keepReturnAddress(href)
      void router.navigate({ to: noticePaths.maintenance })
    })
  }, [router, t, failure, maintenance, reload])
}

/** A login or logout in another tab is one here too. */
function useOtherTabs(router: ReturnType<typeof createAppRouter>): void {
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== null && !key.startsWith('user')) return
      const isOut = key === null || (key === 'userAuth' && newValue === null)
      if (isOut) dropTabSession()
      const before = useSession.getState().profile?.since
      followRecords()
      // Whether this page may be seen is another player's question now.
      if (isOut || before !== useSession.getState().profile?.since) void router.invalidate()
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [router])
}

/** What was fetched for one player is not shown to the next, nor asked for by a visitor. */
function useForgetting(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        // Names change; when a sign-in began does not.
        if (!before.profile || before.profile.since === now.profile?.since) return
        const filter = { predicate: ({ queryKey }: Query) => isPersonal(queryKey) }
        if (now.profile) void client.resetQueries(filter)
        else for (const query of client.getQueryCache().findAll(filter)) query.reset()
      }),
    [client],
  )
}

const PERSONAL: ReadonlySet<unknown> = new Set(
  MANIFESTS.flatMap((manifest: Manifest) => manifest.personal ?? []),
)

function isPersonal([className, method, data]: readonly unknown[]): boolean {
  // The link of a mail acts for anybody who opens it.
  if (method === 'register_confirm') return false
  if (PERSONAL.has(className) || PERSONAL.has(`${String(className)}.${String(method)}`)) return true
  return typeof data === 'object' && data !== null && 'favorites' in data
}
