import type { SlotWin } from '@poyraz/games/machine-room'
import { PEEK } from '../peek.ts'

/** Draws the lines that win over the window. The list beside it says the same in words. */
export function WinPath({
  rows,
  wins,
}: {
  readonly rows: readonly number[]
  readonly wins: readonly SlotWin[]
}) {
  const height = Math.max(...rows) + 2 * PEEK
  const lines = wins.filter(({ kind }) => kind === 'line')
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${rows.length} ${height}`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full"
    >
      {lines.map(({ line, cells }) => (
        <polyline
          key={line}
          points={cells
            .map(([reel, row]) => `${reel + 0.5},${middleOf(rows[reel] ?? 0, row, height)}`)
            .join(' ')}
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-lamp stroke-3 opacity-90"
        />
      ))}
    </svg>
  )
}

function middleOf(rows: number, row: number, height: number): number {
  return (height - rows) / 2 + row + 0.5
}
