import { cx } from '@poyraz/ui'
import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'

type StepperProps = {
  readonly label: string
  readonly less: string
  readonly more: string
  readonly value: number
  readonly disabled: boolean
  show(value: number): string
  /** Returns the value of a text, or `null`. */
  read(text: string): number | null
  /** Returns the next value in a direction. */
  step(value: number, direction: 1 | -1): number
  onChange(value: number): void
}
/** A number between two buttons. It can be typed as well; what cannot be read becomes the last value again. */
export function Stepper(props: StepperProps) {
  const { value, disabled, step, onChange } = props
  return (
    <div className="flex items-center justify-between gap-1">
      <StepButton label={props.less} disabled={disabled} onPress={() => onChange(step(value, -1))}>
        <Minus aria-hidden="true" className="size-4.5" />
      </StepButton>
      <NumberInput {...props} />
      <StepButton label={props.more} disabled={disabled} onPress={() => onChange(step(value, 1))}>
        <Plus aria-hidden="true" className="size-4.5" />
      </StepButton>
    </div>
  )
}

function NumberInput({ label, value, disabled, show, read, onChange }: StepperProps) {
  /** Text while the player is typing. */
  const [draft, setDraft] = useState<string | null>(null)
  const commit = () => {
    const typed = draft === null ? null : read(draft)
    setDraft(null)
    if (typed !== null) onChange(typed)
  }
  return (
    <input
      aria-label={label}
      inputMode="decimal"
      value={draft ?? show(value)}
      disabled={disabled}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
      className="min-h-9 w-full min-w-0 rounded-small bg-transparent text-center font-bold text-white tabular-nums disabled:opacity-60"
    />
  )
}

function StepButton(props: {
  readonly label: string
  readonly disabled: boolean
  readonly children: ReactNode
  onPress(): void
}) {
  return (
    <button
      type="button"
      aria-label={props.label}
      disabled={props.disabled}
      onClick={props.onPress}
      className={cx(
        'grid size-9 flex-none place-items-center rounded-small text-white',
        'hover:bg-white/10 disabled:opacity-40',
      )}
    >
      {props.children}
    </button>
  )
}
