import type { ComponentProps, ReactNode } from 'react'
import { FieldNote, useFieldIds } from './field-frame.tsx'

type SwitchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'checked'> & {
  readonly checked: boolean
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

/** A setting that is on or off at once; its label is on the left. */
export function SwitchField({ label, hint, error, id, ...input }: SwitchFieldProps) {
  const ids = useFieldIds({ label: '', hint, error }, id)
  return (
    <div className="flex flex-col pb-2">
      <label htmlFor={ids.id} className="flex min-h-11 items-center justify-between gap-4 font-semibold">
        <span>{label}</span>
        <input
          {...input}
          type="checkbox"
          role="switch"
          aria-checked={input.checked}
          id={ids.id}
          aria-describedby={ids.describedBy}
          className="switch flex-none"
        />
      </label>
      <FieldNote ids={ids} hint={hint} error={error} />
    </div>
  )
}
