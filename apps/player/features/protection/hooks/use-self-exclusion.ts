import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { useRequestKey } from '../../../shared/forms/use-request-key.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useFarewell } from './use-farewell.ts'

/** Excludes the player for `months`; this ends all sessions. */
export function useSelfExclusion(months: number) {
  const t = useTranslations('exclusion')
  const keys = useRequestKey()
  const farewell = useFarewell()
  return useSubmit({
    send: () => call('rg.self_exclude', { months, key: keys.keyFor({ months }) }),
    onDone: () => farewell(t('done')),
  })
}
