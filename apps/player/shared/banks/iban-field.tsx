import { isIban, normalizeIban } from '@poyraz/contract/forms'
import { TextField } from '@poyraz/ui'
import { CircleCheck } from 'lucide-react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useFieldText } from '../forms/field-text.ts'
import { groupIban, IBAN_LENGTH } from './iban-text.ts'
import type { BankAccountFormState } from './use-bank-account-form.ts'

/** An IBAN field in groups of four. Validates the check digits as soon as the IBAN is complete. */
export function IbanField({ form }: { readonly form: BankAccountFormState }) {
  const t = useTranslations('banks')
  const fieldText = useFieldText()
  const typed = normalizeIban(form.iban)
  const good = isIban(typed)
  const whole = typed.length === IBAN_LENGTH
  const left = typed ? t('ibanLeft', { left: IBAN_LENGTH - typed.length }) : t('ibanHint')
  return (
    <TextField
      name="iban"
      label={t('iban')}
      hint={good ? t('ibanGood') : left}
      error={form.fieldError('iban') ?? (whole && !good ? fieldText('iban') : undefined)}
      defaultValue={form.first.iban}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onInput={group}
      onChange={(event) => form.writeIban(event.target.value)}
      className="font-mono text-sm max-sm:tracking-tighter"
      trailing={good && <CircleCheck aria-hidden="true" className="mr-2.5 size-5 text-success" />}
    />
  )
}

/** Groups only while the caret is at the end: elsewhere it would move the caret. */
function group({ currentTarget }: FormEvent<HTMLInputElement>): void {
  if (currentTarget.selectionEnd !== currentTarget.value.length) return
  const grouped = groupIban(currentTarget.value)
  if (grouped !== currentTarget.value) currentTarget.value = grouped
}
