import { isIban, normalizeIban } from '@poyraz/contract/forms'
import { TextField } from '@poyraz/ui'
import { CircleCheck } from 'lucide-react'
import type { FormEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useFieldText } from '../forms/field-text.ts'
import { groupIban, IBAN_LENGTH } from './iban-text.ts'
import type { BankAccountFormState } from './use-bank-account-form.ts'

/** An IBAN field in groups of four. Validates the check digits as soon as the IBAN is complete. */
export function IbanField(props: {
  readonly form: BankAccountFormState
  readonly onWhole: (iban: string) => void
}) {
  const t = useTranslations('banks')
  const fieldText = useFieldText()
  const { form, onWhole } = props
  const typed = normalizeIban(useWatch({ control: form.control, name: 'iban' }))
  const good = isIban(typed)
  const whole = typed.length === IBAN_LENGTH
  const field = form.register('iban', { onChange: ({ target }) => onWhole(target.value) })
  const error = fieldText(form.formState.errors.iban) ?? (whole && !good ? fieldText(WRONG) : undefined)
  const left = typed ? t('ibanLeft', { left: IBAN_LENGTH - typed.length }) : t('ibanHint')
  return (
    <TextField
      {...field}
      label={t('iban')}
      hint={good ? t('ibanGood') : left}
      error={error}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onInput={group}
      className="font-mono text-sm max-sm:tracking-tighter"
      trailing={good && <CircleCheck aria-hidden="true" className="mr-2.5 size-5 text-success" />}
    />
  )
}

const WRONG = { type: 'rule', message: 'iban' } as const

/** Groups only while the caret is at the end: elsewhere it would move the caret. */
function group({ currentTarget }: FormEvent<HTMLInputElement>): void {
  if (currentTarget.selectionEnd !== currentTarget.value.length) return
  const grouped = groupIban(currentTarget.value)
  if (grouped !== currentTarget.value) currentTarget.value = grouped
}
