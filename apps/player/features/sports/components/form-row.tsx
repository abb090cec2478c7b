import { cx } from '@poyraz/ui'
import { useTranslations } from 'use-intl'

export type FormLetter = 'W' | 'D' | 'L'

const TONES = {
  W: 'bg-brand-soft text-success',
  D: 'bg-surface-2 text-text',
  L: 'bg-surface-2 text-muted inset-ring inset-ring-line',
} as const

/** The last results as letters and colours, the oldest first. */
export function FormRow({ team, form }: { readonly team: string; readonly form: readonly FormLetter[] }) {
  const t = useTranslations('sports')
  const shown = form.slice(0, 5).reverse()
  const results = shown.map((letter) => t(`formResult.${letter}`)).join(', ')
  return (
    <span role="img" aria-label={t('formOf', { team, results })} className="flex gap-1">
      {shown.map((letter, place) => (
        <span
          key={place}
          className={cx('grid size-4.5 place-items-center rounded-small text-2xs font-bold', TONES[letter])}
        >
          {t(`formLetter.${letter}`)}
        </span>
      ))}
    </span>
  )
}
