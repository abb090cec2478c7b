import { isIdentityNumber } from '@poyraz/contract/forms'
import { TextField } from '@poyraz/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFieldText } from '../../../shared/forms/field-text.ts'

const TCKN_DIGITS = 11

type FieldProps = {
  /** True where the country demands a T.C. kimlik no, which is checked while it is typed. */
  readonly turkish: boolean
  readonly error: string | undefined
}

export function IdentityNumberField({ turkish, error }: FieldProps) {
  const t = useTranslations('register')
  const field = useTranslations('field')
  const fieldText = useFieldText()
  const [typed, setTyped] = useState('')
  const number = typed.replace(/\s/g, '')
  const verdict = turkish ? judge(number) : 'open'
  const broken = verdict === 'invalid' ? fieldText('identity_number') : undefined
  const left = TCKN_DIGITS - number.length
  const said = verdict === 'valid' ? t('identityValid') : broken
  const hint =
    verdict === 'valid' ? (
      <span className="font-semibold text-success">✓ {said}</span>
    ) : turkish && number !== '' ? (
      t('identityLeft', { count: left })
    ) : (
      t('identityHint')
    )
  return (
    <div>
      <TextField
        name="identityNumber"
        label={turkish ? field('identityNumber') : field('identityNumberOther')}
        hint={hint}
        inputMode={turkish ? 'numeric' : 'text'}
        autoComplete="off"
        onInput={(event) => setTyped(event.currentTarget.value)}
        error={error ?? broken}
      />
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  )
}

/** Judges a T.C. kimlik no while it is typed: with its last digit, or at the first sign that is no digit. */
function judge(number: string): 'open' | 'valid' | 'invalid' {
  if (/^\d{0,10}$/.test(number)) return number.startsWith('0') ? 'invalid' : 'open'
  return isIdentityNumber('TR', number) ? 'valid' : 'invalid'
}
