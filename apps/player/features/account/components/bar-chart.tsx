import { Money } from '@poyraz/ui'

/** Height of the drawing in its own units; the width is one unit per bar group. */
const HEIGHT = 100
/** A value above zero is at least this high, so that it can be seen. */
const SEEN_MIN = 1.5
/** Part of a group that its bars take. */
const FILLED = 0.72

export type Bars = { readonly name: string; readonly values: readonly number[] }

/**
 * Groups of bars in kuruş on one scale, with zero inside. `colours` are fill classes, one for each bar of a
 * group, or for gains and losses where a group has one bar. The table of the same figures is the caller's.
 */
export function BarChart(props: {
  readonly groups: readonly Bars[]
  /** Describes the chart to screen readers. */
  readonly label: string
  readonly colours: readonly [string, string]
}) {
  const { groups, label, colours } = props
  const values = groups.flatMap((group) => group.values)
  const count = Math.max(1, groups.length)
  const [top, bottom] = [Math.max(0, ...values), Math.min(0, ...values)]
  const scale = HEIGHT / Math.max(1, top - bottom)
  const zero = top * scale
  return (
    <div className="flex items-stretch gap-2">
      <Scale top={top} bottom={bottom} />
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${count} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 min-w-0 flex-1 overflow-visible md:h-52"
      >
        {groups.map((group, index) =>
          group.values.map((value, bar) => (
            <Bar
              key={`${group.name} ${bar}`}
              value={value}
              x={index + (1 - FILLED) / 2 + (bar * FILLED) / group.values.length}
              width={FILLED / group.values.length}
              scale={scale}
              zero={zero}
              colour={colours[group.values.length === 1 ? Number(value < 0) : bar] ?? colours[0]}
            />
          )),
        )}
        <ZeroLine width={count} y={zero} />
      </svg>
    </div>
  )
}

function ZeroLine({ width, y }: { readonly width: number; readonly y: number }) {
  const place = { x1: 0, x2: width, y1: y, y2: y }
  return <line {...place} vectorEffect="non-scaling-stroke" className="stroke-line-strong" />
}

function Bar(props: {
  readonly value: number
  readonly x: number
  readonly width: number
  readonly scale: number
  readonly zero: number
  readonly colour: string
}) {
  const { value, x, width, zero, colour } = props
  if (value === 0) return null
  const height = Math.max(SEEN_MIN, Math.abs(value) * props.scale)
  return <rect x={x} y={value > 0 ? zero - height : zero} width={width} height={height} className={colour} />
}

/** The highest and the lowest value, beside the drawing. */
function Scale({ top, bottom }: { readonly top: number; readonly bottom: number }) {
  return (
    <div
      aria-hidden="true"
      className="flex w-16 flex-none flex-col justify-between text-right text-2xs text-muted"
    >
      <Money amount={top} fraction="auto" />
      <Money amount={bottom} fraction="auto" />
    </div>
  )
}

export function Legend({ items }: { readonly items: readonly (readonly [colour: string, name: string])[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {items.map(([colour, name]) => (
        <li key={name} className="flex items-center gap-1.5">
          <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5">
            <rect width={10} height={10} rx={2} className={colour} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
