import { randomId } from '@poyraz/kernel'
import { Button, TextField } from '@poyraz/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { notify } from '../../../shared/notices/notices.ts'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { AuthCard, TEXT_LINK } from './auth-card.tsx'

const READ_MS = 8000

/** Asks for a link to a new password. The answer is the same whether there is such an account or not. */
export function ForgotPage() {
  const t = useTranslations('forgot')
  const account = useTranslations('field')('account')
  const { failure, busy, submit } = useForgot()
  usePageTitle(t('title'))
  return (
    <AuthCard title={t('title')} text={t('text')}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextField name="account" label={account} autoComplete="username" autoCapitalize="none" required />
        <FormAlert text={failure} />
        <Button type="submit" size="lg" block busy={busy}>
          {t('submit')}
        </Button>
        <Link to="/login" className={TEXT_LINK}>
          {t('backToLogin')}
        </Link>
      </form>
    </AuthCard>
  )
}

function useForgot() {
  const t = useTranslations('forgot')
  const navigate = useNavigate()
  const failureText = useFailureText()
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const account = String(new FormData(event.currentTarget).get('account')).trim()
    setBusy(true)
    const who = account.includes('@') ? { email: account } : { username: account }
    const answer = await call('user.forgot', { ...who, key: randomId() })
    setBusy(false)
    if (!answer.ok) return setFailure(failureText(answer.error))
    notify(t('sent'), { tone: 'positive', timeoutMs: READ_MS })
    await navigate({ to: '/login' })
  }
  return { failure, busy, submit: (event: FormEvent<HTMLFormElement>) => void submit(event) }
}
