import { useId } from 'react'
import styles from './controls.module.css'

type SegmentedProps<Value extends string> = {
  readonly name: string
  readonly value: Value
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly disabled: boolean
  readonly onChange: (value: Value) => void
}

/** A choice of a few values, side by side: a group of radio buttons. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { name, value, choices, disabled, onChange } = props
  const group = useId()
  return (
    <fieldset className={styles['group']} disabled={disabled}>
      <legend className={styles['label']}>{name}</legend>
      <div className={styles['segments']}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles['segment']}>
            <input
              type="radio"
              className="sr-only"
              name={group}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
