import { MINUTE_MS, systemClock } from '@poyraz/kernel'
import { homePaths } from '@poyraz/site/home'
import { noticePaths } from '@poyraz/site/notices'
import { verifyPaths } from '@poyraz/site/verify'
import { useLang } from '@poyraz/ui'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { sendLogout } from '../shared/endpoint/call.ts'
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

/** Handles session changes from outside (time, other tabs, the server) and shows the notices about them. */
export function SessionWatch({ router }: { readonly router: ReturnType<typeof createAppRouter> }) {
  usePreferencesShown()
  useInactivity(router)
  useServerEndings(router)
  useOtherTabs(router)
  useForgetting()
  usePlayerData()
  return null
}

/** Sets the language of the loaded texts; the texts of a newly chosen language may still be loading. */
function usePreferencesShown(): void {
  const lang = useLang()
  const mode = usePreferences((state) => state.mode)
  useEffect(() => showLang(lang), [lang])
  useEffect(() => void showMode(mode), [mode])
}

/** Signs the player out, on the server too, after the operator's inactivity time. */
function useInactivity(router: ReturnType<typeof createAppRouter>): void {
  const t = useTranslations('session')
  const { idleMs } = useHouse()
  useEffect(
    () =>
      watchActivity({
        now: systemClock.nowMs,
        idleMs,
        onLeft() {
          sendLogout()
          clearRecords()
          followRecords()
          explain(t('inactive', { minutes: idleMs / MINUTE_MS }))
          void router.navigate({ to: homePaths.home })
        },
      }),
    [router, t, idleMs],
  )
}

/** Refusals that close the account area: another login would not help. */
const WITHOUT_ACCESS: ReadonlySet<Failure> = new Set(['account_inactive', 'not_authorized'])

function useServerEndings(router: ReturnType<typeof createAppRouter>): void {
  const t = useTranslations('session')
  const failure = useTranslations('failure')
  const maintenance = useTranslations('maintenance')
  const reload = useTranslations('site')('reload')
  useEffect(() => {
    whenEnded(({ error }) => {
      // `login_failed` and `account_inactive` end a session without a notice.
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
      // Both maintenance pages show the notice themselves, and proofs can be verified during maintenance.
      if (pathname.startsWith(noticePaths.maintenance) || pathname === verifyPaths.verify) return
      keepReturnAddress(href)
      void router.navigate({ to: noticePaths.maintenance })
    })
  }, [router, t, failure, maintenance, reload])
}

/** Follows a login or logout in another tab. */
function useOtherTabs(router: ReturnType<typeof createAppRouter>): void {
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== null && !key.startsWith('user')) return
      const isOut = key === null || (key === 'userAuth' && newValue === null)
      if (isOut) dropTabSession()
      const before = useSession.getState().profile?.since
      followRecords()
      // The page may be closed to the other player: route guards run again.
      if (isOut || before !== useSession.getState().profile?.since) void router.invalidate()
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [router])
}

/** Drops the cached data of a player when another one logs in or the player logs out. */
function useForgetting(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        // The user name can change; the start of a session cannot.
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
  // The link of a confirmation mail works for any session.
  if (method === 'register_confirm') return false
  if (PERSONAL.has(className) || PERSONAL.has(`${String(className)}.${String(method)}`)) return true
  return typeof data === 'object' && data !== null && 'favorites' in data
}
