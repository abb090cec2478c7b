import { authPaths } from '@poyraz/site/auth'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { notify } from '../../../shared/notices/notices.ts'
import { askProtection } from '../../../shared/protection/protection.ts'
import { logIn } from '../api/log-in.ts'
import { setDepositLimit } from '../api/set-deposit-limit.ts'
import type { DepositLimit } from '../register-values.ts'
import { useArrival } from './use-arrival.ts'

const READ_MS = 8000

type Newcomer = {
  readonly username: string
  readonly password: string
  readonly limit: DepositLimit | null
}

/**
 * Returns a function that logs a new player in and then sets the requested deposit limit. A failed login
 * opens the login page, because the account exists already and a second registration would be refused with a
 * taken name.
 */
export function useFirstLogin(): (newcomer: Newcomer) => Promise<void> {
  const t = useTranslations('register')
  const failureText = useFailureText()
  const navigate = useNavigate()
  const arrive = useArrival(t('entered'))
  const client = useQueryClient()
  return async ({ username, password, limit }) => {
    const entered = await logIn(username, password)
    if (limit) {
      if (!entered.ok || !(await setDepositLimit(limit))) {
        notify(t('limitFailed'), { tone: 'negative', timeoutMs: READ_MS })
      }
      askProtection(client)
    }
    if (entered.ok) return arrive()
    notify(t('done'), { tone: 'positive', timeoutMs: READ_MS })
    notify(failureText(entered.error), { tone: 'negative', timeoutMs: READ_MS })
    await navigate({ to: authPaths.login, replace: true })
  }
}
