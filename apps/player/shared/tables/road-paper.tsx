import { cx } from '@poyraz/ui'
import type { ReactNode } from 'react'
import { bigRoad, ROAD_ROWS, type Side } from './roads.ts'

type SideInks = Readonly<Record<Side, string>>

export const SIDE_INKS: SideInks = { first: '#1f57c2', second: '#b8182d', tie: '#0d7a4b' }

/** Size of a cell of the big road. */
export const BIG_CELL = 10

/** The grid of a road on paper. Hidden from screen readers: the results beside it are a list. */
export function RoadPaper(props: {
  readonly columns: number
  readonly size: number
  readonly className: string
  readonly children: ReactNode
}) {
  const { columns, size } = props
  const [width, height] = [columns * size, ROAD_ROWS * size]
  const lines = [
    ...Array.from({ length: columns - 1 }, (_, place) => `M${(place + 1) * size} 0V${height}`),
    ...Array.from({ length: ROAD_ROWS - 1 }, (_, place) => `M0 ${(place + 1) * size}H${width}`),
  ]
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={cx('rounded-small', props.className)}
    >
      <rect width={width} height={height} fill="#fbf6e9" />
      <path d={lines.join('')} stroke="#d9d0bb" strokeWidth="0.6" />
      {props.children}
    </svg>
  )
}

/** The latest columns of the big road of these sides, oldest first, in cells of `BIG_CELL`. */
export function BigRoadMarks(props: {
  readonly sides: readonly Side[]
  readonly columns: number
  readonly inks: SideInks
}) {
  const { sides, columns, inks } = props
  const middle = (place: number) => (place + 0.5) * BIG_CELL
  return bigRoad(sides, columns).map(({ column, row, side, ties }) => (
    <g key={`${column}-${row}`} transform={`translate(${middle(column)} ${middle(row)})`}>
      <circle r="3.6" fill="none" stroke={inks[side]} strokeWidth="1.7" />
      {ties > 0 && <path d="M-3.4 3.4L3.4 -3.4" stroke={inks.tie} strokeWidth="1.6" />}
    </g>
  ))
}
