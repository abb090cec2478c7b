const WIDTH = 100
const HEIGHT = 100

type Line = readonly number[]

/** Lines of results after each slice of rounds, over the bands in which most histories lie. */
export function LuckChart(props: {
  /** Describes the chart to screen readers. */
  readonly label: string
  readonly own: Line
  readonly expected: Line
  /** Results at `QUANTILES`, from the lowest. */
  readonly lines: readonly Line[]
}) {
  const { label, own, expected, lines } = props
  const values = [0, ...own, ...expected, ...lines.flat()]
  const [top, bottom] = [Math.max(...values), Math.min(...values)]
  const place = { count: own.length, top, scale: HEIGHT / Math.max(1, top - bottom) }
  const [lowest = [], lower = [], , upper = [], highest = []] = lines
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-48 w-full overflow-visible md:h-64"
    >
      <path d={areaOf(lowest, highest, place)} className="fill-line-strong opacity-40" />
      <path d={areaOf(lower, upper, place)} className="fill-line-strong opacity-60" />
      <path d={lineOf([0], { ...place, count: 1 })} className="stroke-line-strong" />
      <path
        d={lineOf(expected, place)}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-lamp stroke-2"
        strokeDasharray="6 4"
      />
      <path
        d={lineOf(own, place)}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-brand stroke-3"
      />
    </svg>
  )
}

type Place = { readonly count: number; readonly top: number; readonly scale: number }

/** Points of a line, which begins at zero before the first round. */
function pointsOf(line: Line, { count, top, scale }: Place): readonly string[] {
  return [0, ...line].map((value, index) => `${(WIDTH * index) / count} ${(top - value) * scale}`)
}

function lineOf(line: Line, place: Place): string {
  return `M${pointsOf(line, place).join('L')}`
}

function areaOf(below: Line, above: Line, place: Place): string {
  return `${lineOf(below, place)}L${pointsOf(above, place).toReversed().join('L')}Z`
}
