import type { ControlsProps } from '../client.ts'
import { riskChoices } from '../risk.ts'
import { useSpeech } from '../views/original-context.ts'
import { Segmented } from '../views/segmented.tsx'
import { type PlinkoOptions, RISKS, ROWS } from './options.ts'

export function PlinkoControls({ options, setOptions, isLocked }: ControlsProps<PlinkoOptions>) {
  const speech = useSpeech()
  const { t } = speech
  const { rows, risk } = options
  return (
    <>
      <Segmented
        name={t('original.risk')}
        value={risk}
        choices={riskChoices(RISKS, speech)}
        disabled={isLocked}
        onChange={(chosen) => setOptions({ rows, risk: chosen })}
      />
      <Segmented
        name={t('original.bilye.rows')}
        value={String(rows)}
        choices={ROWS.map((count) => ({ value: String(count), label: String(count) }))}
        disabled={isLocked}
        onChange={(chosen) => setOptions({ rows: Number(chosen), risk })}
      />
    </>
  )
}
