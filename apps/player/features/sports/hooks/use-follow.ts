import { accountPaths } from '@poyraz/site/account'
import { useLang } from '@poyraz/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { callQuery } from '../../../shared/endpoint/queries.ts'
import { useRequestKey } from '../../../shared/forms/use-request-key.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { notify } from '../../../shared/notices/notices.ts'

const HINT_MS = 6_000

/** Follows a match, so that its goals are pushed, or ends that. */
export function useFollow(eventID: number) {
  const t = useTranslations('sports.follow')
  const client = useQueryClient()
  const keys = useRequestKey()
  const failureText = useFailureText()
  const tellDone = useTellDone()
  const query = callQuery('sports.followed', {}, useLang())
  const { data } = useQuery(query)
  const isFollowed = data?.data.eventIDs.includes(eventID) ?? false
  const change = useMutation({
    mutationFn: (wanted: boolean) => {
      const input = { eventID, key: keys.keyFor({ eventID, wanted }) }
      return wanted ? call('sports.follow', input) : call('sports.unfollow', input)
    },
    onSuccess: async (answer, wanted) => {
      keys.done()
      await client.invalidateQueries({ queryKey: ['sports', 'followed'] })
      if (!answer.ok) notify(failureText(answer.error), { tone: 'negative' })
      else if (wanted) await tellDone()
      else notify(t('ended'))
    },
  })
  return {
    isKnown: data !== undefined,
    isFollowed: change.isPending ? change.variables : isFollowed,
    isPending: change.isPending,
    toggle: () => change.mutate(!isFollowed),
  }
}

/** Says that a match is followed, and what is missing for its notifications. */
function useTellDone() {
  const t = useTranslations('sports.follow')
  const navigate = useNavigate()
  return async () => {
    const settings = await call('crm.push_settings', {})
    const { devices, categories } = settings.ok ? settings.value.data : { devices: 1, categories: ['sports'] }
    if (devices > 0 && categories.includes('sports')) return notify(t('done'), { tone: 'positive' })
    notify(t('needsPush'), {
      timeoutMs: HINT_MS,
      action: { label: t('settings'), run: () => void navigate({ to: accountPaths.notifications }) },
    })
  }
}
