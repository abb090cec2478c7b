import type { Cell } from '../round/win-tag.ts'

export type Point = { readonly x: number; readonly y: number }

/** Returns the middle of a cell, in cells from the top left corner of the reels. */
export function pointOf([reel, row]: Cell, rows: readonly number[]): Point {
  return { x: reel + 0.5, y: (Math.max(...rows) - (rows[reel] ?? 0)) / 2 + row + 0.5 }
}

/** Returns the middle of a group of cells, a little below it, within the reels. */
export function middleOf(cells: readonly Cell[], rows: readonly number[]): Point {
  const points = cells.map((cell) => pointOf(cell, rows))
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const y = mean(points.map((point) => point.y)) + 0.34
  const x = mean(points.map((point) => point.x))
  const reach = Math.min(1.1, rows.length / 2)
  return {
    x: Math.min(rows.length - reach, Math.max(reach, x)),
    y: Math.min(Math.max(...rows) - 0.3, Math.max(0.5, y)),
  }
}

export function place({ x, y }: Point): React.CSSProperties {
  return { '--x': x, '--y': y } as React.CSSProperties
}
