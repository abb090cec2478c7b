import { passChangeForm } from '@poyraz/contract/forms'
import { authPaths } from '@poyraz/site/auth'
import { Button, Card, CheckboxField, Form, PasswordField, textOf, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { NewPasswordFields } from '../../../shared/forms/new-password-fields.tsx'
import { useRequestKey } from '../../../shared/forms/use-request-key.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useHouse } from '../../../shared/house.ts'
import { notify } from '../../../shared/notices/notices.ts'
import { clearRecords } from '../../../shared/session/records.ts'
import { followRecords } from '../../../shared/session/session-store.ts'
import { useStepUp } from '../../../shared/step-up/use-step-up.tsx'
import { passkeysQuery } from '../api/profile.ts'

const READ_MS = 6000

/** Form to change the password. A new password ends all sessions, also this one: the player logs in again. */
export function PasswordCard() {
  const t = useTranslations('account')
  const field = useTranslations('field')
  const [keepPasskeys, setKeepPasskeys] = useState(false)
  const { busy, failure, fieldError, form, dialog } = usePasswordChange(keepPasskeys)
  const count = useQuery(passkeysQuery(useLang())).data?.data.length ?? 0
  return (
    <Card>
      <h2 className="text-xl">{t('password')}</h2>
      <p className="mt-1 mb-4 text-sm text-muted">{t('passwordText')}</p>
      <Form {...form} className="flex flex-col gap-4">
        <PasswordField
          name="oldPassword"
          label={field('oldPassword')}
          showLabel={field('showPassword')}
          hideLabel={field('hidePassword')}
          autoComplete="current-password"
          error={fieldError('oldPassword')}
        />
        <NewPasswordFields label={field('newPassword')} fieldError={fieldError} />
        {count > 0 && (
          <CheckboxField
            label={t('keepPasskeys', { count })}
            hint={t('keepPasskeysText')}
            checked={keepPasskeys}
            onChange={({ currentTarget }) => setKeepPasskeys(currentTarget.checked)}
          />
        )}
        <FormAlert text={failure} />
        <Button type="submit" variant="quiet" busy={busy} className="self-end">
          {t('passwordSubmit')}
        </Button>
      </Form>
      {dialog}
    </Card>
  )
}

function usePasswordChange(keepPasskeys: boolean) {
  const t = useTranslations('account')
  const navigate = useNavigate()
  const stepUp = useStepUp()
  const keys = useRequestKey()
  const submit = useSubmit({
    rules: passChangeForm(useHouse().passwordLengthMin),
    send: (typed) => {
      const values = {
        oldPassword: textOf(typed, 'oldPassword'),
        password: textOf(typed, 'password'),
        passwordConfirm: textOf(typed, 'passwordConfirm'),
        keepPasskeys,
      }
      const sent = { ...values, key: keys.keyFor(values) }
      return stepUp.guard(() => call('user.pass_change', sent))
    },
    onDone: () => {
      clearRecords()
      followRecords()
      notify(t('passwordDone'), { tone: 'positive', timeoutMs: READ_MS })
      void navigate({ to: authPaths.login })
    },
  })
  return { ...submit, dialog: stepUp.dialog }
}
