import { useId, useState } from 'react'
import styles from './controls.module.css'

type NumberFieldProps = {
  readonly name: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly disabled: boolean
  /** Shows a value as text that `read` understands again. */
  readonly show: (value: number) => string
  /** Reads what was typed; `NaN` for anything else. */
  readonly read: (text: string) => number
  readonly onChange: (value: number) => void
}

/** A number that is typed, taken when the field is left or with Enter, and kept within its bounds. */
export function NumberField(props: NumberFieldProps) {
  const { name, value, least, most, disabled, show, read, onChange } = props
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const take = () => {
    const number = Math.round(read(typed ?? ''))
    if (typed !== null && Number.isFinite(number)) onChange(Math.min(Math.max(number, least), most))
    setTyped(null)
  }
  return (
    <div className={styles['group']}>
      <label htmlFor={id} className={styles['label']}>
        {name}
      </label>
      <input
        id={id}
        className={styles['number']}
        inputMode="decimal"
        autoComplete="off"
        disabled={disabled}
        value={typed ?? show(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
    </div>
  )
}
