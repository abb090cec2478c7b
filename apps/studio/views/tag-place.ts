import type { Cell } from '../round/win-tag.ts'

export type Point = { readonly x: number; readonly y: number }

/**
 * Returns the middle of a cell, in cells from the top left corner of the reels. `tall` is the height of the
 * window in cells where the rows of each reel share it.
 */
export function pointOf([reel, row]: Cell, rows: readonly number[], tall?: number): Point {
  if (tall !== undefined) return { x: reel + 0.5, y: ((row + 0.5) * tall) / (rows[reel] ?? 1) }
  return { x: reel + 0.5, y: (Math.max(...rows) - (rows[reel] ?? 0)) / 2 + row + 0.5 }
}

/** Returns the middle of a group of cells, a little below it, within the reels. */
export function middleOf(cells: readonly Cell[], rows: readonly number[], tall?: number): Point {
  const points = cells.map((cell) => pointOf(cell, rows, tall))
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const y = mean(points.map((point) => point.y)) + 0.34
  const x = mean(points.map((point) => point.x))
  const reach = Math.min(1.1, rows.length / 2)
  return {
    x: Math.min(rows.length - reach, Math.max(reach, x)),
    y: Math.min((tall ?? Math.max(...rows)) - 0.3, Math.max(0.5, y)),
  }
}

/** Room of a small tag, in cells. */
const TAG = { width: 1.5, height: 0.55 }
/** Steps up or down by which a tag gives way to earlier ones; the last resort is to overlap. */
const STEPS = [0, 1, -1, 2, -2, 3, -3]

/** Moves tags that would cover an earlier one up or down, within the reels. */
export function spread(points: readonly Point[], rows: readonly number[]): readonly Point[] {
  const placed: Point[] = []
  for (const { x, y } of points) {
    const candidates = STEPS.map((step) => ({ x, y: y + step * TAG.height }))
    const isInside = (one: Point) => one.y >= 0.3 && one.y <= Math.max(...rows) - 0.3
    const isFree = (one: Point) => placed.every((other) => !covers(one, other))
    placed.push(candidates.find((one) => isInside(one) && isFree(one)) ?? { x, y })
  }
  return placed
}

function covers(one: Point, other: Point): boolean {
  const [dx, dy] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)]
  // Neighbours that only touch are apart; the sum of steps is not exact.
  return dx < TAG.width && dy < TAG.height - 0.01
}

export function place({ x, y }: Point): React.CSSProperties {
  return { '--x': x, '--y': y } as React.CSSProperties
}
