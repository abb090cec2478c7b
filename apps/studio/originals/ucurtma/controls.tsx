import { limboRules } from '@poyraz/games/originals'
import type { ControlsProps } from '../client.ts'
import { formatUnits, formatUnitsShort } from '../format.ts'
import { NumberField } from '../views/number-field.tsx'
import { useSpeech } from '../views/original-context.ts'
import { Presets } from '../views/presets.tsx'
import type { LimboOptions } from './client.ts'
import styles from './limbo.module.css'

const PRESETS = [150, 200, 500, 1000, 10_000]

export function LimboControls({ options, setOptions, isLocked }: ControlsProps<LimboOptions>) {
  const { t, lang } = useSpeech()
  const { target } = options
  return (
    <div className={styles['controls']}>
      <NumberField
        name={t('original.ucurtma.target')}
        value={target}
        least={limboRules.leastTarget}
        most={limboRules.mostTarget}
        disabled={isLocked}
        show={(units) => formatUnits(units, lang)}
        read={readUnits}
        onChange={(chosen) => setOptions({ target: chosen })}
      />
      <Presets
        value={target}
        choices={PRESETS}
        show={(units) => `${formatUnitsShort(units, lang)}×`}
        disabled={isLocked}
        onChange={(chosen) => setOptions({ target: chosen })}
      />
    </div>
  )
}

const MULTIPLIER = /^\d{1,4}(?:[.,]\d{1,2})?$/

/** Reads a multiplier such as `2,5` or `2.50×` as units. */
function readUnits(text: string): number {
  const plain = text.replace(/[×x\s]/g, '').replace(/^(\d)[.,](\d{3})(?=$|[.,])/, '$1$2')
  return MULTIPLIER.test(plain) ? Number(plain.replace(',', '.')) * 100 : Number.NaN
}
