import { cx } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { useHouse } from '../house.ts'
import { missingOf, PASSWORD_RULES } from './password-rules.ts'

/** Strength of a new password: one bar for each rule, and the missing rules as text. */
export function PasswordMeter({ password }: { readonly password: string }) {
  const t = useTranslations('field')
  const length = useHouse().passwordLengthMin
  const missing = missingOf(password, length)
  const met = password === '' ? 0 : PASSWORD_RULES.length - missing.length
  const lacks = missing.map((rule) => t(`passwordRules.${rule}`, { length })).join(', ')
  return (
    <div className="-mt-2 flex min-h-8 flex-col gap-1.5">
      <span aria-hidden="true" className="flex gap-1">
        {PASSWORD_RULES.map((rule, index) => (
          <span
            key={rule}
            className={cx(
              'h-1 flex-1 rounded-chip transition',
              index >= met ? 'bg-line' : met < 3 ? 'bg-danger' : met < 5 ? 'bg-brass' : 'bg-success',
            )}
          />
        ))}
      </span>
      <p aria-live="polite" className="text-xs text-muted">
        {password !== '' && (lacks ? t('passwordLacks', { rules: lacks }) : t('passwordStrong'))}
      </p>
    </div>
  )
}
