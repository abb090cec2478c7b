import { CheckboxField, TextField } from '@poyraz/ui'
import { Sprout } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '../../../../shared/i18n/failure-text.ts'
import type { SeedStep } from './add-seed.ts'

/** More would not leave room for the random part of a seed. */
const TEXT_MAX = 24

/** The player's choice about seeds at this table. */
export type SeedChoice = {
  readonly isOn: boolean
  readonly text: string
  /** Last step for the present choice. */
  readonly step: SeedStep | null
}

/** The switch for own seeds, with the text that they begin with and what happened last. */
export function SeedPanel(props: { readonly choice: SeedChoice; onChoose(choice: SeedChoice): void }) {
  const t = useTranslations('table.ownSeed')
  const { choice, onChoose } = props
  return (
    <section className="mb-5 rounded-banner border border-line p-4">
      <h3 className="flex items-center gap-2 text-lg">
        <Sprout aria-hidden="true" className="size-5 text-success" />
        {t('title')}
      </h3>
      <p className="mt-1 mb-3 text-sm text-muted">{t('text')}</p>
      <TextField
        label={t('words')}
        hint={t('wordsHint')}
        optional={t('optional')}
        value={choice.text}
        maxLength={TEXT_MAX}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChoose({ ...choice, text: visibleAscii(target.value) })}
      />
      <CheckboxField
        label={t('add')}
        checked={choice.isOn}
        onChange={({ target }) => onChoose({ ...choice, isOn: target.checked, step: null })}
      />
      <p role="status" className="min-h-5 text-sm font-semibold">
        {choice.isOn && <StepText step={choice.step} />}
      </p>
    </section>
  )
}

function StepText({ step }: Pick<SeedChoice, 'step'>) {
  const t = useTranslations('table.ownSeed')
  const failureText = useFailureText()
  switch (step?.kind) {
    case 'committed':
      return t('committed', { count: step.count })
    case 'opened':
      return t('opened', { count: step.count })
    case 'missing':
      return t('missing')
    case 'refused':
      return failureText(step.error)
    default:
      return t('waiting')
  }
}

/** A seed has visible ASCII characters alone. */
const visibleAscii = (text: string): string => text.replaceAll(/[^\x21-\x7e]/g, '')
