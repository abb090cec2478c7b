import { PasswordField } from '@poyraz/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useHouse } from '../house.ts'
import { PasswordMeter } from './password-meter.tsx'

/** The fields `password` and `passwordConfirm`, with the rules that the password does not meet yet. */
export function NewPasswordFields(props: {
  readonly label: string
  readonly fieldError: (name: string) => string | undefined
}) {
  const t = useTranslations('field')
  const [typed, setTyped] = useState('')
  const toggle = { showLabel: t('showPassword'), hideLabel: t('hidePassword') }
  return (
    <>
      <div className="flex flex-col gap-4">
        <PasswordField
          {...toggle}
          name="password"
          label={props.label}
          hint={t('passwordHint', { length: useHouse().passwordLengthMin })}
          autoComplete="new-password"
          onInput={(event) => setTyped(event.currentTarget.value)}
          error={props.fieldError('password')}
        />
        <PasswordMeter password={typed} />
      </div>
      <PasswordField
        {...toggle}
        name="passwordConfirm"
        label={t('passwordConfirm')}
        autoComplete="new-password"
        error={props.fieldError('passwordConfirm')}
      />
    </>
  )
}
