import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { takeLoginAddress } from '../../../shared/navigation/return-address.ts'
import { notify } from '../../../shared/notices/notices.ts'

/** More words than that somebody is in. */
const READ_MS = 8000

/**
 * After a login: a word (`said`, or that it worked), and on to where the player wanted to go. The way back does
 * not lead to a form again.
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
