import type { ControlsProps } from '../client.ts'
import { riskChoices } from '../risk.ts'
import { useSpeech } from '../views/original-context.ts'
import { Segmented } from '../views/segmented.tsx'
import type { KenoOptions } from './client.ts'
import styles from './keno.module.css'
import { RISKS, randomTicket } from './options.ts'

export function KenoControls({ options, setOptions, isLocked }: ControlsProps<KenoOptions>) {
  const speech = useSpeech()
  const { t } = speech
  const { risk, numbers } = options
  return (
    <>
      <div className={styles['buttons']}>
        <button
          type="button"
          className={styles['button']}
          disabled={isLocked}
          onClick={() => setOptions(randomTicket(options))}
        >
          {t('original.keno.random')}
        </button>
        <button
          type="button"
          className={styles['button']}
          disabled={isLocked || numbers.length === 0}
          onClick={() => setOptions({ risk, numbers: [] })}
        >
          {t('original.keno.clear')}
        </button>
      </div>
      <Segmented
        name={t('original.risk')}
        value={risk}
        choices={riskChoices(RISKS, speech)}
        disabled={isLocked}
        onChange={(chosen) => setOptions({ risk: chosen, numbers })}
      />
    </>
  )
}
