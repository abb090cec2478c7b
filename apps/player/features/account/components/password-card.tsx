import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { passChangeForm } from '@poyraz/contract/forms'
import { authPaths } from '@poyraz/site/auth'
import { Button, Card, PasswordField } from '@poyraz/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { useFieldText } from '../../../shared/forms/field-text.ts'
import { Form } from '../../../shared/forms/form.tsx'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { NewPasswordFields } from '../../../shared/forms/new-password-fields.tsx'
import { showAtFields } from '../../../shared/forms/refusal.ts'
import { useRequestKey } from '../../../shared/forms/use-request-key.ts'
import { useHouse } from '../../../shared/house.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { notify } from '../../../shared/notices/notices.ts'
import { clearRecords } from '../../../shared/session/records.ts'
import { followRecords } from '../../../shared/session/session-store.ts'
import { useStepUp } from '../../../shared/step-up/use-step-up.tsx'

type Values = { oldPassword: string; password: string; passwordConfirm: string }

const READ_MS = 6000

/** Form to change the password. A new password ends all sessions, also this one: the player logs in again. */
export function PasswordCard() {
  const t = useTranslations('account')
  const field = useTranslations('field')
  const fieldText = useFieldText()
  const { form, failure, submit, dialog } = usePasswordChange()
  const { errors, isSubmitting, touchedFields } = form.formState
  return (
    <Card>
      <h2 className="text-xl">{t('password')}</h2>
      <p className="mt-1 mb-4 text-sm text-muted">{t('passwordText')}</p>
      <Form onSubmit={submit} className="flex flex-col gap-4">
        <PasswordField
          {...form.register('oldPassword')}
          label={field('oldPassword')}
          showLabel={field('showPassword')}
          hideLabel={field('hidePassword')}
          autoComplete="current-password"
          error={fieldText(errors.oldPassword)}
        />
        <NewPasswordFields
          label={field('newPassword')}
          password={form.register(
            'password',
            touchedFields.passwordConfirm ? { deps: 'passwordConfirm' } : {},
          )}
          confirm={form.register('passwordConfirm')}
          errors={errors}
        />
        <FormAlert text={failure} />
        <Button type="submit" variant="quiet" busy={isSubmitting} className="self-end">
          {t('passwordSubmit')}
        </Button>
      </Form>
      {dialog}
    </Card>
  )
}

function usePasswordChange() {
  const t = useTranslations('account')
  const navigate = useNavigate()
  const failureText = useFailureText()
  const stepUp = useStepUp()
  const keys = useRequestKey()
  const { passwordLengthMin } = useHouse()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Values, unknown, Values>({
    resolver: standardSchemaResolver(passChangeForm(passwordLengthMin)),
    mode: 'onTouched',
    defaultValues: { oldPassword: '', password: '', passwordConfirm: '' },
  })
  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    const sent = { ...values, key: keys.keyFor(values) }
    const answer = await stepUp.guard(() => call('user.pass_change', sent))
    if (!answer.ok) {
      if (!showAtFields(form, answer.error)) setFailure(failureText(answer.error))
      return
    }
    clearRecords()
    followRecords()
    notify(t('passwordDone'), { tone: 'positive', timeoutMs: READ_MS })
    await navigate({ to: authPaths.login })
  })
  return { form, failure, submit, dialog: stepUp.dialog }
}
