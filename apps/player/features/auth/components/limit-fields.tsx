import { SelectField, TextField, useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { LIMIT_PERIODS } from '../register-values.ts'
import { type FieldsProps, Group } from './register-fields.tsx'

const EXAMPLES = { tr: '1.000', en: '1,000' } as const

/** Fields for a deposit limit of any amount before the first deposit (R40). */
export function LimitFields({ fieldError }: FieldsProps) {
  const t = useTranslations('register')
  const optional = useTranslations('site')('optional')
  const example = EXAMPLES[useLang()]
  return (
    <Group title={t('limit')} text={t('limitText')}>
      <SelectField
        name="limitPeriod"
        label={t('limitPeriod')}
        options={LIMIT_PERIODS.map((value) => ({ value, label: t(`limitPeriods.${value}`) }))}
        error={fieldError('limitPeriod')}
      />
      <TextField
        name="depositLimit"
        label={t('limitValue')}
        optional={optional}
        hint={t('limitHint', { example })}
        prefix="₺"
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        error={fieldError('depositLimit')}
      />
    </Group>
  )
}
