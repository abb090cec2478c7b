import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { takeLoginAddress } from '../../../shared/navigation/return-address.ts'
import { notify } from '../../../shared/notices/notices.ts'

/** After a login: a word, and on to where the player wanted to go. The way back does not lead to a form again. */
export function useArrival(): () => void {
  const router = useRouter()
  const t = useTranslations('session')
  return () => {
    notify(t('loggedIn'), { tone: 'positive' })
    router.history.replace(takeLoginAddress())
  }
}
