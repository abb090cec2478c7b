import { CHIP } from '@poyraz/ui'

/** A choice of one of a few, as a row of chips. */
export function Chips<Key extends string>(props: {
  readonly label: string
  readonly options: readonly (readonly [key: Key, name: string])[]
  readonly chosen: Key
  readonly onChoose: (key: Key) => void
}) {
  const { label, options, chosen, onChoose } = props
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2 p-4 pb-0">
      {options.map(([key, name]) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === chosen}
          data-status={key === chosen ? 'active' : undefined}
          onClick={() => onChoose(key)}
          className={CHIP}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
