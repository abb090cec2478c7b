import { istanbulDay } from '@poyraz/kernel'
import { SelectField } from '@poyraz/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DayField } from './day-field.tsx'
import { type Days, daysToEdit, faultOf, type Period, RANGES, type Range } from './presets.ts'

/** Option that shows the two date fields. */
const BETWEEN = 'between'

type Props = {
  readonly value: Period
  /** The present moment; the preset periods end with its day. */
  readonly nowMs: number
  readonly onChange: (period: Period) => void
}

/** Selects the period of a history: a preset that ends today, or two days. */
export function PeriodPicker({ value, nowMs, onChange }: Props) {
  const t = useTranslations('account')
  const isBetween = typeof value !== 'string'
  const choose = (choice: string) =>
    onChange(choice === BETWEEN ? daysToEdit(value, nowMs) : (choice as Range))
  return (
    <div className="flex flex-wrap items-start gap-3">
      <div className="w-full md:w-64">
        <SelectField
          label={t('range')}
          options={[...RANGES, BETWEEN].map((range) => ({
            value: range,
            label: t(`ranges.${range as Range | typeof BETWEEN}`),
          }))}
          value={isBetween ? BETWEEN : value}
          onChange={(event) => choose(event.target.value)}
        />
      </div>
      {isBetween && <DayFields days={value} nowMs={nowMs} onChange={onChange} />}
    </div>
  )
}

/** Two date fields. `onChange` is called only with a valid period. */
function DayFields(props: {
  readonly days: Days
  readonly nowMs: number
  readonly onChange: (days: Days) => void
}) {
  const t = useTranslations('account')
  const [written, setWritten] = useState(props.days)
  const [typing, setTyping] = useState<keyof Days | null>(null)
  const fault = faultOf(written, props.nowMs)
  // A field that the player is still typing into is not reported as missing.
  const said = fault?.text === 'missing' && fault.field === typing ? null : fault
  const write = (part: Partial<Days>) => {
    const days = { ...written, ...part }
    setWritten(days)
    if (!faultOf(days, props.nowMs)) props.onChange(days)
  }
  return (
    <fieldset className="grid w-full items-start gap-3 sm:grid-cols-2 md:w-92">
      <legend className="sr-only">{t('ranges.between')}</legend>
      {(['startDate', 'endDate'] as const).map((field) => (
        <DayField
          key={field}
          label={t(`days.${field}`)}
          max={istanbulDay(props.nowMs)}
          value={written[field]}
          onChange={(day) => write({ [field]: day })}
          onFocus={() => setTyping(field)}
          onBlur={() => setTyping(null)}
          error={said?.field === field ? t(`dayFaults.${said.text}`) : undefined}
        />
      ))}
    </fieldset>
  )
}
