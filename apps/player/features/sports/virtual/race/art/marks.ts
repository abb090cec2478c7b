import { clothOf } from '../../../../../shared/virtual/cloths.ts'
import type { Palette } from './palette.ts'
import { type Pen, shade } from './pen.ts'

/** The part of the ground on which the runners are, from the far to the near edge. */
export type Ground = { readonly top: number; readonly bottom: number; readonly unit: number }

/** Lines across the course lean to the left, as a camera before the finish sees them. */
export const SLANT = 0.4

/** Draws the finish: a line of squares on the ground and a post with a disc on the far side. */
export function drawFinish(pen: Pen, x: number, { top, bottom, unit }: Ground): void {
  const size = Math.max(4, unit * 0.09)
  for (let row = 0; top + row * size < bottom; row++) {
    const y = top + row * size
    for (const column of [0, 1]) {
      pen.fillStyle = (row + column) % 2 === 0 ? '#ffffff' : '#15191d'
      pen.fillRect(x - (y - top) * SLANT + column * size - size, y, size, size)
    }
  }
  drawPost(pen, x, top, unit)
}

function drawPost(pen: Pen, x: number, top: number, unit: number): void {
  const high = unit * 1.15
  pen.fillStyle = '#f4f7f8'
  pen.fillRect(x - 3, top - high, 6, high)
  pen.fillStyle = '#d6263c'
  for (let band = 0; band < 4; band++) pen.fillRect(x - 3, top - high + band * (high / 4), 6, high / 8)
  for (const [radius, colour] of [
    [0.21, '#d6263c'],
    [0.15, '#ffffff'],
    [0.08, '#d6263c'],
  ] as const) {
    pen.fillStyle = colour
    pen.beginPath()
    pen.arc(x, top - high, unit * radius, 0, 2 * Math.PI)
    pen.fill()
  }
}

/** Draws a board with the metres that are left. */
export function drawBoard(pen: Pen, x: number, text: string, { top, unit }: Ground): void {
  const [wide, high] = [unit * 0.62, unit * 0.27]
  pen.fillStyle = '#dfe6ea'
  pen.fillRect(x - 2, top - unit * 0.5, 4, unit * 0.5)
  pen.fillStyle = '#0e2230'
  pen.beginPath()
  pen.roundRect(x - wide / 2, top - unit * 0.5 - high, wide, high, 4)
  pen.fill()
  pen.fillStyle = '#ffffff'
  pen.font = `700 ${Math.round(high * 0.62)}px sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(text, x, top - unit * 0.5 - high / 2)
}

export type Stall = { readonly x: number; readonly y: number; readonly size: number; readonly number: number }

/** Draws the stall of a runner behind it: posts, roof and number. Its gate is open once the race has started. */
export function drawStall(pen: Pen, { x, y, size, number }: Stall, palette: Palette): void {
  const [back, front, high] = [x - size * 1.12, x + size * 0.1, size * 1.12]
  const frame = palette.isNight ? '#2f6f68' : '#1f7a6f'
  pen.fillStyle = 'rgb(10 20 26 / 0.32)'
  pen.fillRect(back, y - high * 0.86, front - back, high * 0.8)
  pen.fillStyle = shade(frame, -0.25)
  for (const post of [back, (back + front) / 2]) pen.fillRect(post, y - high, size * 0.05, high)
  pen.fillStyle = frame
  pen.fillRect(back - size * 0.04, y - high - size * 0.13, front - back + size * 0.14, size * 0.15)
  const [cloth, ink] = clothOf(number)
  pen.fillStyle = cloth
  pen.beginPath()
  pen.roundRect(front - size * 0.3, y - high - size * 0.19, size * 0.27, size * 0.25, 3)
  pen.fill()
  pen.fillStyle = ink
  pen.font = `800 ${Math.round(size * 0.19)}px sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(String(number), front - size * 0.165, y - high - size * 0.06)
}

/** Draws the gate before a runner, closed until the race starts. */
export function drawGate(pen: Pen, { x, y, size }: Stall, isOpen: boolean): void {
  const front = x + size * 0.1
  pen.fillStyle = '#e6edf0'
  pen.fillRect(front, y - size * 1.12, size * 0.055, size * 1.12)
  if (isOpen) return
  pen.globalAlpha = 0.85
  pen.fillStyle = '#c6d3d8'
  for (let bar = 0; bar < 4; bar++)
    pen.fillRect(front - size * 0.16, y - size * (0.25 + 0.17 * bar), size * 0.2, size * 0.045)
  pen.globalAlpha = 1
}
