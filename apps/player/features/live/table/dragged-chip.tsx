import { ChipArt } from './chip-art.tsx'

/** A chip that the pointer carries: its place in the window and its value in kuruş. */
export type Dragged = { readonly x: number; readonly y: number; readonly value: number }

/** The chip under the pointer. */
export function DraggedChip({ x, y, value }: Dragged) {
  return (
    <svg
      viewBox="-24 -24 48 50"
      aria-hidden="true"
      style={{ left: x - 26, top: y - 26 }}
      className="pointer-events-none fixed z-50 size-13"
    >
      <ChipArt amount={value} r={21} />
    </svg>
  )
}
