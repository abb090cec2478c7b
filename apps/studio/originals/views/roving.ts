import { type KeyboardEvent, useRef, useState } from 'react'

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Roving focus of a grid of cells: one cell is in the tab order, and arrow keys, Home and End move it. */
export function useRoving(cells: number, columns: number) {
  const grid = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextCell(event.key, { current, cells, columns })
    if (next === null) return
    event.preventDefault()
    setCurrent(next)
    grid.current?.querySelectorAll('button')[next]?.focus()
  }
  return {
    grid,
    onKeyDown,
    tabIndexOf: (cell: number) => (cell === current ? 0 : -1),
    onFocus: setCurrent,
  }
}

/** Returns the cell that a key leads to; `null` for other keys and beyond the edge. */
function nextCell(
  key: string,
  { current, cells, columns }: { readonly current: number; readonly cells: number; readonly columns: number },
): number | null {
  const column = current % columns
  if (key === 'Home') return current - column
  if (key === 'End') return Math.min(current - column + columns, cells) - 1
  const step = STEPS[key]
  if (!step) return null
  const [right, down] = step
  const next = current + right + down * columns
  const isIn = next >= 0 && next < cells && column + right >= 0 && column + right < columns
  return isIn ? next : null
}
