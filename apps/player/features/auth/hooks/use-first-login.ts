import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { notify } from '../../../shared/notices/notices.ts'
import { logIn } from '../api/log-in.ts'
import { useArrival } from './use-arrival.ts'

const READ_MS = 8000

type Credentials = { readonly username: string; readonly password: string }

/**
 * Signs a new player in straight away. The account stands whatever comes of that: a second registration would
 * be told that the name is taken, so a login that fails goes on at its own page.
 */
export function useFirstLogin(): (credentials: Credentials) => Promise<void> {
  const t = useTranslations('register')
  const failureText = useFailureText()
  const navigate = useNavigate()
  const arrive = useArrival(t('entered'))
  return async ({ username, password }) => {
    const entered = await logIn(username, password)
    if (entered.ok) return arrive()
    notify(t('done'), { tone: 'positive', timeoutMs: READ_MS })
    notify(failureText(entered.error), { tone: 'negative', timeoutMs: READ_MS })
    await navigate({ to: '/login', replace: true })
  }
}
