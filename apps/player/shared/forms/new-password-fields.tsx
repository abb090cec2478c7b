import { PasswordField } from '@poyraz/ui'
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useFieldText } from './field-text.ts'

type Errors = FieldErrors<{ password: string; passwordConfirm: string }>

/** A new password, twice. */
export function NewPasswordFields(props: {
  readonly label: string
  readonly password: UseFormRegisterReturn
  readonly confirm: UseFormRegisterReturn
  readonly errors: Errors
}) {
  const t = useTranslations('field')
  const fieldText = useFieldText()
  const toggle = { showLabel: t('showPassword'), hideLabel: t('hidePassword') }
  return (
    <>
      <PasswordField
        {...props.password}
        {...toggle}
        label={props.label}
        hint={t('passwordHint')}
        autoComplete="new-password"
        error={fieldText(props.errors.password)}
      />
      <PasswordField
        {...props.confirm}
        {...toggle}
        label={t('passwordConfirm')}
        autoComplete="new-password"
        error={fieldText(props.errors.passwordConfirm)}
      />
    </>
  )
}
