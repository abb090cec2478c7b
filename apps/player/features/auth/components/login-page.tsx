import { claimedPassword } from '@poyraz/contract/forms'
import { MINUTE_MS, SECOND_MS } from '@poyraz/kernel'
import { authPaths } from '@poyraz/site/auth'
import { Button, Form, PasswordField, TextField, textOf } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import type { Refused } from '../../../shared/endpoint/reply.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { logIn, type Pending } from '../api/log-in.ts'
import { useArrival } from '../hooks/use-arrival.ts'
import { usePassingPlayers } from '../hooks/use-passing-players.ts'
import { AuthCard, TEXT_LINK } from './auth-card.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { PasskeyEntry } from './passkey-entry.tsx'

const SCHEMA = z.object({
  username: z.string().check(z.trim(), z.minLength(1, 'required')),
  password: claimedPassword,
})

export function LoginPage() {
  const t = useTranslations('login')
  const register = useTranslations('menu')('register')
  const [pending, setPending] = useState<Pending | null>(null)
  const arrive = useArrival()
  usePageTitle(t('title'))
  usePassingPlayers()
  return (
    <AuthCard title={t('title')} text={t('text')}>
      <LoginForm onPending={setPending} onDone={arrive} />
      <PasskeyEntry onDone={arrive} />
      <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-4 text-sm">
        {t('noAccount')}
        <Link to={authPaths.register} className={TEXT_LINK}>
          {register}
        </Link>
      </p>
      <CodeDialog pending={pending} onAbandon={() => setPending(null)} onDone={arrive} />
    </AuthCard>
  )
}

function LoginForm(props: { readonly onPending: (pending: Pending) => void; readonly onDone: () => void }) {
  const t = useTranslations('login')
  const field = useTranslations('field')
  const { failure, fieldError, busy, form } = useSubmit({
    rules: SCHEMA,
    send: (form) => logIn(textOf(form, 'username'), textOf(form, 'password')),
    onDone: (pending) => (pending ? props.onPending(pending) : props.onDone()),
    explain: useLoginFailureText(),
  })
  return (
    <Form {...form} className="flex flex-col gap-4">
      <TextField
        name="username"
        label={field('account')}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={fieldError('username')}
      />
      <PasswordField
        name="password"
        label={field('password')}
        showLabel={field('showPassword')}
        hideLabel={field('hidePassword')}
        autoComplete="current-password"
        required
        error={fieldError('password')}
      />
      <FormAlert text={failure} />
      <Button type="submit" size="lg" block busy={busy}>
        {t('submit')}
      </Button>
      <Link to={authPaths.forgotPassword} className={TEXT_LINK}>
        {t('forgot')}
      </Link>
    </Form>
  )
}

/** Returns the text of a failed login. Wrong credentials and a locked login have texts of their own. */
function useLoginFailureText(): (refused: Refused) => string {
  const t = useTranslations('login')
  const failureText = useFailureText()
  return (refused) => {
    if (refused.error === 'login_failed') return t('failed', { message: refused.message })
    const seconds = (refused.data as { retryAfterSeconds?: unknown } | null)?.retryAfterSeconds
    if (refused.error !== 'locked' || typeof seconds !== 'number') return failureText(refused)
    return t('locked', { minutes: Math.max(1, Math.ceil((seconds * SECOND_MS) / MINUTE_MS)) })
  }
}
