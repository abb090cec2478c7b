import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useWishKey } from '../../../shared/forms/use-wish-key.ts'
import { explain } from '../../../shared/notices/notices.ts'
import { clearRecords } from '../../../shared/session/records.ts'
import { followRecords } from '../../../shared/session/session-store.ts'

/** Closes the account for play. The server ends every session with it, so this page does the same. */
export function useSelfExclusion(months: number) {
  const t = useTranslations('exclusion')
  const client = useQueryClient()
  const navigate = useNavigate()
  const keys = useWishKey()
  return useSubmit({
    send: () => call('rg.self_exclude', { months, key: keys.keyFor({ months }) }),
    onDone: () => {
      clearRecords()
      followRecords()
      client.removeQueries()
      explain(t('done'))
      void navigate({ to: '/login' })
    },
  })
}
