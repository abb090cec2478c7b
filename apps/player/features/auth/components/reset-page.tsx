import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { passResetForm } from '@poyraz/contract/forms'
import { authPaths } from '@poyraz/site/auth'
import { Button } from '@poyraz/ui'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { Form } from '../../../shared/forms/form.tsx'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { NewPasswordFields } from '../../../shared/forms/new-password-fields.tsx'
import { showAtFields } from '../../../shared/forms/refusal.ts'
import { useRequestKey } from '../../../shared/forms/use-request-key.ts'
import { useHouse } from '../../../shared/house.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { notify } from '../../../shared/notices/notices.ts'
import { useTakenSearch } from '../hooks/use-taken-search.ts'
import { AuthCard, TEXT_LINK } from './auth-card.tsx'

type ResetValues = { token: string; password: string; passwordConfirm: string }

const READ_MS = 6000
const route = getRouteApi(`/open/account-texts${authPaths.resetPassword}`)

/** Texts of the two links that open this page: a password reset, and a reclaimed account. */
const WORDS = {
  reset: { title: 'resetTitle', text: 'resetText', done: 'resetDone' },
  reclaim: { title: 'reclaimTitle', text: 'reclaimText', done: 'reclaimDone' },
} as const
type Words = (typeof WORDS)[keyof typeof WORDS]

/** Target of the reset link in the mail: sets a new password, then opens the login. */
export function ResetPage() {
  const t = useTranslations('forgot')
  const { token, reclaim } = useTakenSearch(route.useSearch())
  const words = reclaim ? WORDS.reclaim : WORDS.reset
  usePageTitle(t(words.title))
  return (
    <AuthCard title={t(words.title)} text={t(words.text)}>
      {token ? <ResetForm token={token} words={words} /> : <FormAlert text={t('resetMissing')} />}
      <Link to={authPaths.login} className={TEXT_LINK}>
        {t('backToLogin')}
      </Link>
    </AuthCard>
  )
}

function ResetForm({ token, words }: { readonly token: string; readonly words: Words }) {
  const t = useTranslations('forgot')
  const label = useTranslations('field')('newPassword')
  const { form, failure, submit } = useReset(token, words.done)
  const { errors, isSubmitting, touchedFields } = form.formState
  return (
    <Form onSubmit={submit} className="flex flex-col gap-4">
      <NewPasswordFields
        label={label}
        password={form.register('password', touchedFields.passwordConfirm ? { deps: 'passwordConfirm' } : {})}
        confirm={form.register('passwordConfirm')}
        errors={errors}
      />
      <FormAlert text={failure} />
      <Button type="submit" size="lg" block busy={isSubmitting}>
        {t('resetSubmit')}
      </Button>
    </Form>
  )
}

function useReset(token: string, done: Words['done']) {
  const t = useTranslations('forgot')
  const navigate = useNavigate()
  const failureText = useFailureText()
  const keys = useRequestKey()
  const { passwordLengthMin } = useHouse()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<ResetValues, unknown, ResetValues>({
    resolver: standardSchemaResolver(passResetForm(passwordLengthMin)),
    mode: 'onTouched',
    defaultValues: { token, password: '', passwordConfirm: '' },
  })
  /** The token has no field, so its error is shown above the form. */
  const refuseLink = ({ token: broken }: FieldErrors<ResetValues>) =>
    setFailure(broken ? t('resetMissing') : null)
  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    const answer = await call('user.pass_reset', { ...values, key: keys.keyFor(values) })
    if (!answer.ok) {
      if (!showAtFields(form, answer.error)) setFailure(failureText(answer.error))
      return
    }
    notify(t(done), { tone: 'positive', timeoutMs: READ_MS })
    await navigate({ to: authPaths.login })
  }, refuseLink)
  return { form, failure, submit }
}
