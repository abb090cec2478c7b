import { authPaths } from '@poyraz/site/auth'
import { Button, Form, TextField, textOf } from '@poyraz/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { call } from '../../../shared/endpoint/call.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { useRequestKey } from '../../../shared/forms/use-request-key.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { notify } from '../../../shared/notices/notices.ts'
import { AuthCard, TEXT_LINK } from './auth-card.tsx'

const READ_MS = 8000
const SCHEMA = z.object({ account: z.string().check(z.trim(), z.minLength(1, 'required')) })

/** Requests a link to reset the password. The reply is the same whether the account exists or not. */
export function ForgotPage() {
  const t = useTranslations('forgot')
  const account = useTranslations('field')('account')
  const { failure, fieldError, busy, form } = useForgot()
  usePageTitle(t('title'))
  return (
    <AuthCard title={t('title')} text={t('text')}>
      <Form {...form} className="flex flex-col gap-4">
        <TextField
          name="account"
          label={account}
          autoComplete="username"
          autoCapitalize="none"
          required
          error={fieldError('account')}
        />
        <FormAlert text={failure} />
        <Button type="submit" size="lg" block busy={busy}>
          {t('submit')}
        </Button>
        <Link to={authPaths.login} className={TEXT_LINK}>
          {t('backToLogin')}
        </Link>
      </Form>
    </AuthCard>
  )
}

function useForgot() {
  const t = useTranslations('forgot')
  const navigate = useNavigate()
  const keys = useRequestKey()
  return useSubmit({
    rules: SCHEMA,
    send: (form) => {
      const account = textOf(form, 'account').trim()
      const who = account.includes('@') ? { email: account } : { username: account }
      return call('user.forgot', { ...who, key: keys.keyFor(who) })
    },
    onDone: () => {
      notify(t('sent'), { tone: 'positive', timeoutMs: READ_MS })
      void navigate({ to: authPaths.login })
    },
  })
}
