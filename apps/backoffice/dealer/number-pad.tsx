import { cx } from '@poyraz/ui'

const NUMBERS = Array.from({ length: 37 }, (_, number) => number)
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

const groundOf = (number: number) =>
  number === 0 ? 'bg-pocket-green' : RED.has(number) ? 'bg-pocket-red' : 'bg-night'

/** The numbers of the wheel. */
export function NumberPad({ isOpen, onPress }: { readonly isOpen: boolean; onPress(value: number): void }) {
  return (
    <div className="grid grid-cols-6 gap-1.5 md:grid-cols-12">
      {NUMBERS.map((number) => (
        <button
          key={number}
          type="button"
          disabled={!isOpen}
          onClick={() => onPress(number)}
          className={cx(
            'min-h-12 rounded-control text-lg font-bold text-white tabular-nums disabled:opacity-40 md:min-h-14',
            groundOf(number),
            number === 0 && 'col-span-full',
          )}
        >
          {number}
        </button>
      ))}
    </div>
  )
}
