import { randomId } from '@poyraz/kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { CallError, refusalOf } from '../../../shared/endpoint/queries.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { notify } from '../../../shared/notices/notices.ts'
import { markPayoutsRead } from '../../../shared/notifications/read-payouts.ts'

/** Marks messages as read on the server, and payouts as read on this device. */
export function useMarkRead() {
  const t = useTranslations('notifications')
  const client = useQueryClient()
  const failureText = useFailureText()
  const mark = useMutation({
    mutationFn: async (which: { readonly id: string } | { readonly all: true }) => {
      const answer = await call('crm.mark_read', { ...which, key: randomId() })
      if (!answer.ok) throw new CallError(answer.error)
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['crm'] }),
    onError: (error) => notify(failureText(refusalOf(error)), { tone: 'negative' }),
  })
  return {
    busy: mark.isPending,
    markMessage: (id: string) => mark.mutate({ id }),
    markPayout: (id: string) => markPayoutsRead([id]),
    markAll: (payouts: readonly string[]) => {
      markPayoutsRead(payouts)
      mark.mutate({ all: true }, { onSuccess: () => notify(t('allRead'), { tone: 'positive' }) })
    },
  }
}
