import { passResetForm } from '@poyraz/contract/forms'
import { authPaths } from '@poyraz/site/auth'
import { contentPaths } from '@poyraz/site/content'
import { Button, buttonClass, Form, textOf } from '@poyraz/ui'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { NewPasswordFields } from '../../../shared/forms/new-password-fields.tsx'
import { useRequestKey } from '../../../shared/forms/use-request-key.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useHouse } from '../../../shared/house.ts'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { notify } from '../../../shared/notices/notices.ts'
import { useTakenSearch } from '../hooks/use-taken-search.ts'
import { AuthCard, TEXT_LINK } from './auth-card.tsx'

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
      {token ? (
        <ResetForm token={token} words={words} />
      ) : (
        <>
          <FormAlert text={t('resetMissing')} />
          <AskAgain words={words} />
        </>
      )}
      <Link to={authPaths.login} className={TEXT_LINK}>
        {t('backToLogin')}
      </Link>
    </AuthCard>
  )
}

function ResetForm({ token, words }: { readonly token: string; readonly words: Words }) {
  const t = useTranslations('forgot')
  const label = useTranslations('field')('newPassword')
  const { busy, failure, fieldError, form, expired } = useReset(token, words.done)
  return (
    <Form {...form} className="flex flex-col gap-4">
      <NewPasswordFields label={label} fieldError={fieldError} />
      <FormAlert text={failure} />
      {expired && <AskAgain words={words} />}
      <Button type="submit" variant={expired ? 'quiet' : 'primary'} size="lg" block busy={busy}>
        {t('resetSubmit')}
      </Button>
    </Form>
  )
}

/** The next step after an expired or used link. Only the house can send a link to reclaim an account again. */
function AskAgain({ words }: { readonly words: Words }) {
  const t = useTranslations('forgot')
  const isReset = words === WORDS.reset
  return (
    <Link
      to={isReset ? authPaths.forgotPassword : contentPaths.support}
      className={buttonClass({ size: 'lg', block: true })}
    >
      {t(isReset ? 'askAgain' : 'toSupport')}
    </Link>
  )
}

function useReset(token: string, done: Words['done']) {
  const t = useTranslations('forgot')
  const navigate = useNavigate()
  const keys = useRequestKey()
  const { passwordLengthMin } = useHouse()
  const read = (form: FormData) => ({
    token,
    password: textOf(form, 'password'),
    passwordConfirm: textOf(form, 'passwordConfirm'),
  })
  const submit = useSubmit({
    rules: passResetForm(passwordLengthMin),
    read,
    send: (form) => call('user.pass_reset', { ...read(form), key: keys.keyFor(read(form)) }),
    onDone: () => {
      notify(t(done), { tone: 'positive', timeoutMs: READ_MS })
      void navigate({ to: authPaths.login })
    },
  })
  // The token has no field, so its error is shown above the button.
  const isBroken = submit.errors['token'] !== undefined
  const expired = isBroken || submit.refused?.error === 'token_invalid'
  return { ...submit, failure: isBroken ? t('resetMissing') : submit.failure, expired }
}
