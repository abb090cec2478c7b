import { SelectField } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { RANGES, type Range } from './presets.ts'

/** The choice of a period, for the histories. */
export function PresetPicker({
  value,
  onChange,
}: {
  readonly value: Range
  readonly onChange: (range: Range) => void
}) {
  const t = useTranslations('account')
  return (
    <SelectField
      label={t('range')}
      options={RANGES.map((range) => ({ value: range, label: t(`ranges.${range}`) }))}
      value={value}
      onChange={(event) => onChange(event.target.value as Range)}
    />
  )
}
