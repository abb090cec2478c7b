import { MONTHS } from 'virtual:names'
import { controlClass, cx, FieldNote, Select, useFieldIds, useLang } from '@poyraz/ui'
import { type ChangeEvent, useState } from 'react'
import { type UseFormRegisterReturn, useFormState } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useFieldText } from '../../../shared/forms/field-text.ts'
import { type BirthDateParts, birthDateOf } from '../birth-date.ts'
import type { RegisterFormState } from '../hooks/use-register.ts'

const NO_PARTS: BirthDateParts = { day: '', month: '', year: '' }

/**
 * Fields for day, month (by name) and year. Players type their date of birth faster than they pick it in a
 * calendar.
 */
export function BirthDateField({ form }: { readonly form: RegisterFormState }) {
  const t = useTranslations('field')
  const fieldText = useFieldText()
  const [parts, setParts] = useState(NO_PARTS)
  const { errors } = useFormState({ control: form.control })
  const error = fieldText(errors.birthDate)
  const ids = useFieldIds({ label: '', error })
  const change = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    const next = { ...parts, [event.target.dataset['part'] ?? 'day']: event.target.value }
    setParts(next)
    const whole = next.day !== '' && next.month !== '' && next.year.length === 4
    form.setValue('birthDate', birthDateOf(next), {
      shouldValidate: whole || Boolean(error),
      shouldTouch: whole,
    })
  }
  const shared = { onChange: change, describedBy: ids.describedBy, invalid: ids.invalid }
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{t('birthDate')}</legend>
      <div className="flex gap-2">
        <NumberPart
          {...shared}
          part="day"
          label={t('day')}
          value={parts.day}
          digits={2}
          input={form.register('birthDate')}
        />
        <MonthPart {...shared} label={t('month')} value={parts.month} />
        <NumberPart {...shared} part="year" label={t('year')} value={parts.year} digits={4} />
      </div>
      <FieldNote ids={ids} error={error} />
    </fieldset>
  )
}

type PartProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void
  readonly describedBy: string | undefined
  readonly invalid: boolean
}

function NumberPart(
  props: PartProps & {
    readonly part: 'day' | 'year'
    readonly digits: number
    /** Registers this control as the one that the form focuses if the date is invalid. */
    readonly input?: UseFormRegisterReturn
  },
) {
  return (
    <input
      {...props.input}
      data-part={props.part}
      inputMode="numeric"
      maxLength={props.digits}
      aria-label={props.label}
      placeholder={props.label}
      autoComplete={`bday-${props.part}`}
      aria-invalid={props.invalid || undefined}
      aria-describedby={props.describedBy}
      value={props.value}
      onChange={props.onChange}
      className={cx(
        controlClass(props.invalid),
        'text-center',
        props.part === 'day' ? 'max-w-18' : 'max-w-22',
      )}
    />
  )
}

function MonthPart(props: PartProps) {
  const names = MONTHS[useLang()]
  return (
    <Select
      data-part="month"
      aria-label={props.label}
      autoComplete="bday-month"
      invalid={props.invalid}
      aria-describedby={props.describedBy}
      value={props.value}
      onChange={props.onChange}
      options={[
        { value: '', label: props.label },
        ...names.map((label, month) => ({ value: String(month + 1), label })),
      ]}
    />
  )
}
