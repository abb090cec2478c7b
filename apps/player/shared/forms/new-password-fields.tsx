import { PasswordField } from '@poyraz/ui'
import { useState } from 'react'
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useHouse } from '../house.ts'
import { useFieldText } from './field-text.ts'
import { PasswordMeter } from './password-meter.tsx'

type Errors = FieldErrors<{ password: string; passwordConfirm: string }>

/** Two fields of a new password, with the rules that it does not meet yet. */
export function NewPasswordFields(props: {
  readonly label: string
  readonly password: UseFormRegisterReturn
  readonly confirm: UseFormRegisterReturn
  readonly errors: Errors
}) {
  const t = useTranslations('field')
  const fieldText = useFieldText()
  const [typed, setTyped] = useState('')
  const toggle = { showLabel: t('showPassword'), hideLabel: t('hidePassword') }
  return (
    <>
      <div className="flex flex-col gap-4">
        <PasswordField
          {...props.password}
          {...toggle}
          label={props.label}
          hint={t('passwordHint', { length: useHouse().passwordLengthMin })}
          autoComplete="new-password"
          onInput={(event) => setTyped(event.currentTarget.value)}
          error={fieldText(props.errors.password)}
        />
        <PasswordMeter password={typed} />
      </div>
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
