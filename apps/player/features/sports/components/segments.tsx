import type { ReactNode } from 'react'

export type Segment<V extends string> = {
  readonly value: V
  readonly text: ReactNode
  readonly disabled?: boolean
}

/** One choice out of a few, side by side: native radio buttons, so that arrow keys move between them. */
export function Segments<V extends string>(props: {
  readonly name: string
  readonly label: string
  readonly value: V
  readonly segments: readonly Segment<V>[]
  readonly onChoose: (value: V) => void
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{props.label}</legend>
      <div className="flex rounded-tile border border-line bg-bg-raised p-1">
        {props.segments.map(({ value, text, disabled }) => (
          <label
            key={value}
            className="relative grid min-h-11 flex-1 place-items-center rounded-control px-1 text-center text-sm whitespace-nowrap font-bold text-muted transition has-checked:bg-surface-2 has-checked:text-text has-disabled:opacity-50 has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={props.name}
              value={value}
              checked={props.value === value}
              disabled={disabled}
              onChange={() => props.onChoose(value)}
              className="absolute inset-0 opacity-0"
            />
            <span className="relative">{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
