import type { ControlsProps } from '../client.ts'
import { NumberField } from '../views/number-field.tsx'
import { useSpeech } from '../views/original-context.ts'
import { Segmented } from '../views/segmented.tsx'
import styles from './dice.module.css'
import { type DiceOptions, targetBounds, turned } from './options.ts'

export function DiceControls({ options, setOptions, isLocked }: ControlsProps<DiceOptions>) {
  const { t } = useSpeech()
  const { over, target } = options
  const { least, most } = targetBounds(over)
  return (
    <div className={styles['controls']}>
      <Segmented
        name={t('original.zar.call')}
        value={over ? 'over' : 'under'}
        choices={[
          { value: 'under', label: t('original.zar.under') },
          { value: 'over', label: t('original.zar.over') },
        ]}
        disabled={isLocked}
        onChange={() => setOptions(turned(options))}
      />
      <NumberField
        name={t('original.zar.target')}
        value={target}
        least={least}
        most={most}
        disabled={isLocked}
        show={String}
        read={(text) => Number(text.trim() || Number.NaN)}
        onChange={(chosen) => setOptions({ over, target: chosen })}
      />
    </div>
  )
}
