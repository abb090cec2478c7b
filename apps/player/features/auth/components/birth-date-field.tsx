import { MONTHS } from 'virtual:names'
import { controlClass, cx, FieldNote, Select, useFieldIds, useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'

/**
 * Fields for day, month (by name) and year, all named `birthDate`. Players type their date of birth faster
 * than they pick it in a calendar.
 */
export function BirthDateField({ error }: { readonly error: string | undefined }) {
  const t = useTranslations('field')
  const ids = useFieldIds({ label: '', error })
  const shared = { describedBy: ids.describedBy, invalid: ids.invalid }
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{t('birthDate')}</legend>
      <div className="flex gap-2">
        <NumberPart {...shared} part="day" label={t('day')} digits={2} className="max-w-18" />
        <MonthPart {...shared} label={t('month')} />
        <NumberPart {...shared} part="year" label={t('year')} digits={4} className="max-w-22" />
      </div>
      <FieldNote ids={ids} error={error} />
    </fieldset>
  )
}

type PartProps = {
  readonly label: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
}

function NumberPart(
  props: PartProps & {
    readonly part: 'day' | 'year'
    readonly digits: number
    readonly className: string
  },
) {
  return (
    <input
      name="birthDate"
      inputMode="numeric"
      maxLength={props.digits}
      aria-label={props.label}
      placeholder={props.label}
      autoComplete={`bday-${props.part}`}
      aria-invalid={props.invalid || undefined}
      aria-describedby={props.describedBy}
      className={cx(controlClass(props.invalid), 'text-center', props.className)}
    />
  )
}

function MonthPart(props: PartProps) {
  const names = MONTHS[useLang()]
  return (
    <Select
      name="birthDate"
      aria-label={props.label}
      autoComplete="bday-month"
      invalid={props.invalid}
      aria-describedby={props.describedBy}
      options={[
        { value: '', label: props.label },
        ...names.map((label, month) => ({ value: String(month + 1), label })),
      ]}
    />
  )
}
