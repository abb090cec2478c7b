import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { Refused } from '../endpoint/reply.ts'

/** Returns the key of the title of a failure: a missing record is not a failure to load. */
export function failureTitle({ error }: Refused): 'empty' | 'loadTitle' {
  return error === 'not_found' ? 'empty' : 'loadTitle'
}

/** Returns the text of a failure: the server's text, or ours if the server sent none. */
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
