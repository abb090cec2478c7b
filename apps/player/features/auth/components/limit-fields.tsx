import { SelectField, TextField, useLang } from '@poyraz/ui'
import { memo } from 'react'
import { useFormState } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useFieldText } from '../../../shared/forms/field-text.ts'
import type { RegisterFormState } from '../hooks/use-register.ts'
import { LIMIT_PERIODS } from '../register-values.ts'
import { Group } from './register-fields.tsx'

const EXAMPLES = { tr: '1.000', en: '1,000' } as const

/** Fields for a deposit limit of any amount before the first deposit (R40). */
export const LimitFields = memo(function LimitFields({ form }: { readonly form: RegisterFormState }) {
  const t = useTranslations('register')
  const optional = useTranslations('site')('optional')
  const fieldText = useFieldText()
  const example = EXAMPLES[useLang()]
  const { errors } = useFormState({ control: form.control })
  return (
    <Group title={t('limit')} text={t('limitText')}>
      <SelectField
        {...form.register('limitPeriod')}
        label={t('limitPeriod')}
        options={LIMIT_PERIODS.map((value) => ({ value, label: t(`limitPeriods.${value}`) }))}
        error={fieldText(errors.limitPeriod)}
      />
      <TextField
        {...form.register('depositLimit')}
        label={t('limitValue')}
        optional={optional}
        hint={t('limitHint', { example })}
        prefix="₺"
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        error={fieldText(errors.depositLimit)}
      />
    </Group>
  )
})
