import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { Refused } from '../endpoint/reply.ts'

/** What stands above the words: a record that is not there is no failure to load. */
export function failureTitle({ error }: Refused): 'empty' | 'loadTitle' {
  return error === 'not_found' ? 'empty' : 'loadTitle'
}

/** Words for a failure: the server's own where it answered, ours where nothing came. */
export function useFailureText(): (refused: Refused) => string {
  const t = useTranslations('failure')
  return useCallback(
    (refused: Refused) => {
      switch (refused.error) {
        case 'offline':
          return t('offline')
        case 'unreachable':
          return t('unreachable')
        case 'blocked':
          return t('blocked')
        case 'provider_unreachable':
          return t('provider')
        default:
          return refused.message || t('generic')
      }
    },
    [t],
  )
}
