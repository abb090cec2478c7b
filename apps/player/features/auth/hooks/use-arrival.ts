import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { takeLoginAddress } from '../../../shared/navigation/return-address.ts'
import { notify } from '../../../shared/notices/notices.ts'

/** Display time in ms of a notice longer than the usual one. */
const READ_MS = 8000

/**
 * Returns a function for after a login: shows a notice (`said`, or that the login succeeded) and opens the
 * page that the player wanted. Replaces the history entry, so that going back does not lead to a form.
 */
export function useArrival(said?: string): () => void {
  const router = useRouter()
  const t = useTranslations('session')
  return () => {
    if (said === undefined) notify(t('loggedIn'), { tone: 'positive' })
    else notify(said, { tone: 'positive', timeoutMs: READ_MS })
    router.history.replace(takeLoginAddress())
  }
}
