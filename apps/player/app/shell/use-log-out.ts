import { homePaths } from '@poyraz/site/home'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/endpoint/call.ts'
import type { Failure } from '../../shared/endpoint/reply.ts'
import { useFailureText } from '../../shared/i18n/failure-text.ts'
import { notify } from '../../shared/notices/notices.ts'
import { endPush } from '../../shared/push/late-push.ts'
import { clearRecords } from '../../shared/session/records.ts'
import { followRecords } from '../../shared/session/session-store.ts'
import { forget } from '../../shared/storage.ts'

/** Refusals after which the server has no session to end; only the stored records are deleted. */
const ALREADY_OUT: ReadonlySet<Failure> = new Set(['session_expired', 'not_authorized'])

/**
 * Signs out in the browser and on the server and opens the home page. If the server is unreachable, nothing
 * changes.
 */
export function useLogOut(): () => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const t = useTranslations('session')
  const failureText = useFailureText()
  return async () => {
    const answer = await call('user.logout', {})
    if (!answer.ok && !ALREADY_OUT.has(answer.error.error)) {
      notify(failureText(answer.error), { tone: 'negative' })
      return
    }
    void endPush()
    clearRecords()
    forget('recentSearches')
    followRecords()
    client.removeQueries()
    notify(t('loggedOut'), { tone: 'positive' })
    await navigate({ to: homePaths.home })
  }
}
