import { cx } from '@poyraz/ui'
import styles from './controls.module.css'

type PresetsProps = {
  readonly value: number
  readonly choices: readonly number[]
  readonly show: (value: number) => string
  readonly disabled: boolean
  readonly onChange: (value: number) => void
}

/** Frequent values as small buttons. */
export function Presets({ value, choices, show, disabled, onChange }: PresetsProps) {
  return (
    <div className={styles['presets']}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className={cx(styles['preset'], choice === value && styles['chosen'])}
          aria-pressed={choice === value}
          disabled={disabled}
          onClick={() => onChange(choice)}
        >
          {show(choice)}
        </button>
      ))}
    </div>
  )
}
