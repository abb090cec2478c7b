import type { Palette } from './palette.ts'
import { type Pen, shade } from './pen.ts'
import { spread } from './sky.ts'

/** Size of a layer that repeats; its drawing starts at its upper left corner. */
export type Tile = { readonly width: number; readonly height: number }

const PEOPLE = [
  '#d6453c',
  '#f3c13a',
  '#2f6fd0',
  '#f7f4ea',
  '#1f9b86',
  '#8a4fbf',
  '#2b2f36',
  '#e98fb0',
] as const

/** Draws hills with trees before them, whose feet are at the lower edge. */
export function drawHills(pen: Pen, { width, height }: Tile, { hills, trees }: Palette): void {
  for (const [layer, colour] of hills.entries()) {
    pen.fillStyle = colour
    pen.beginPath()
    pen.moveTo(0, height)
    const waves = layer + 2
    for (let x = 0; x <= width + 8; x += 8) {
      const turn = (x / width) * 2 * Math.PI
      const rise = 0.5 + 0.3 * Math.sin(waves * turn + layer) + 0.2 * Math.sin((waves + 3) * turn)
      pen.lineTo(x, height * (0.28 + 0.22 * layer) - rise * height * 0.2)
    }
    pen.lineTo(width + 8, height)
    pen.fill()
  }
  const count = Math.round(width / (height * 0.28))
  for (let tree = 0; tree < count; tree++) {
    const x = ((tree + 0.3 * spread(tree)) * width) / count
    drawTree(pen, x, height, height * (0.26 + 0.2 * spread(tree * 5)), trees)
  }
}

function drawTree(pen: Pen, x: number, foot: number, size: number, [dark, bright]: Palette['trees']): void {
  for (const [colour, dx, dy, radius] of [
    [dark, 0, -0.45, 0.5],
    [dark, -0.32, -0.3, 0.36],
    [dark, 0.34, -0.3, 0.38],
    [bright, -0.1, -0.6, 0.28],
    [bright, 0.22, -0.45, 0.2],
  ] as const) {
    pen.fillStyle = colour
    pen.beginPath()
    pen.arc(x + dx * size, foot + dy * size, radius * size, 0, 2 * Math.PI)
    pen.fill()
  }
}

/** Draws the grandstand with its crowd, and lamps beside it. */
export function drawStand(pen: Pen, { width, height }: Tile, palette: Palette): void {
  const house = { x: width * 0.16, wide: width * 0.46, top: height * 0.3 }
  drawTerraces(pen, house, height, palette)
  drawRoof(pen, house, height, palette)
  for (const x of [0.06, 0.72, 0.9]) drawLamp(pen, width * x, height, palette)
  for (const [place, x] of [0.78, 0.82, 0.86, 0.96].entries())
    drawTree(pen, width * x, height, height * (0.24 + 0.05 * place), palette.trees)
}

type House = { readonly x: number; readonly wide: number; readonly top: number }
const ROWS = 7

function drawTerraces(pen: Pen, { x, wide, top }: House, height: number, { stand, isNight }: Palette): void {
  const bottom = height * 0.94
  pen.fillStyle = stand.shadow
  pen.fillRect(x, top, wide, bottom - top)
  const row = (bottom - top - height * 0.08) / ROWS
  for (let step = 0; step < ROWS; step++) {
    const y = top + height * 0.08 + step * row
    pen.fillStyle = shade(stand.wall, -0.05 * (ROWS - step))
    pen.fillRect(x, y + row * 0.55, wide, row * 0.45)
    const seats = Math.floor(wide / (row * 0.62))
    for (let seat = 0; seat < seats; seat++) {
      const kind = spread(step * 31 + seat * 3)
      if (kind > 0.86) continue
      pen.globalAlpha = isNight ? 0.75 : 1
      pen.fillStyle = PEOPLE[Math.floor(kind * 97) % PEOPLE.length] ?? '#ffffff'
      const sx = x + (seat + 0.5) * row * 0.62
      pen.fillRect(sx - row * 0.2, y + row * 0.14, row * 0.4, row * 0.46)
      pen.fillStyle = seat % 3 === 0 ? '#8d5a3a' : '#e3b48c'
      pen.beginPath()
      pen.arc(sx, y + row * 0.02, row * 0.15, 0, 2 * Math.PI)
      pen.fill()
    }
  }
  pen.globalAlpha = 1
  pen.fillStyle = stand.wall
  pen.fillRect(x - 4, bottom - height * 0.05, wide + 8, height * 0.11)
}

function drawRoof(pen: Pen, { x, wide, top }: House, height: number, { stand, isNight }: Palette): void {
  pen.fillStyle = stand.wall
  for (let column = 0; column <= 6; column++)
    pen.fillRect(x + (column * (wide - 5)) / 6, top - height * 0.02, 5, height * 0.66)
  pen.fillStyle = stand.roof
  pen.beginPath()
  pen.moveTo(x - 22, top)
  pen.lineTo(x + 10, top - height * 0.13)
  pen.lineTo(x + wide - 10, top - height * 0.13)
  pen.lineTo(x + wide + 22, top)
  pen.fill()
  pen.fillStyle = shade(stand.roof, 0.25)
  pen.fillRect(x - 22, top, wide + 44, height * 0.025)
  pen.fillStyle = stand.glow
  for (let lamp = 0; lamp < 14; lamp++) {
    pen.globalAlpha = isNight ? 0.95 : 0.5
    pen.fillRect(x + 8 + (lamp * (wide - 22)) / 13, top + height * 0.03, 6, 3)
  }
  pen.globalAlpha = 1
  for (let pole = 0; pole < 5; pole++)
    drawPennant(pen, x + 30 + (pole * (wide - 60)) / 4, top - height * 0.13, pole)
}

/** A plain pennant in one of the colours of the house. */
function drawPennant(pen: Pen, x: number, foot: number, pole: number): void {
  pen.fillStyle = '#d7dde2'
  pen.fillRect(x, foot - 26, 1.6, 26)
  pen.fillStyle = PEOPLE[(pole * 3) % PEOPLE.length] ?? '#ffffff'
  pen.beginPath()
  pen.moveTo(x + 1.6, foot - 26)
  pen.lineTo(x + 22, foot - 21)
  pen.lineTo(x + 1.6, foot - 15)
  pen.fill()
}

function drawLamp(pen: Pen, x: number, height: number, { isNight, stand }: Palette): void {
  const top = height * 0.2
  pen.fillStyle = isNight ? '#5b7290' : '#8797a3'
  pen.fillRect(x - 2, top, 4, height - top)
  if (isNight) {
    const glow = pen.createRadialGradient(x, top, 2, x, top, top)
    glow.addColorStop(0, 'rgb(255 240 200 / 0.75)')
    glow.addColorStop(1, 'rgb(255 240 200 / 0)')
    pen.fillStyle = glow
    pen.fillRect(x - top, 0, 2 * top, 2 * top)
  }
  pen.fillStyle = isNight ? '#fff6d8' : stand.shadow
  for (const row of [0, 1])
    for (const lamp of [-1, 0, 1]) pen.fillRect(x + lamp * 10 - 4, top - 12 + row * 9, 8, 7)
}

/** Draws a rail with its posts, which repeats; `thick` is the width of its bar. */
export function drawRail(pen: Pen, { width, height }: Tile, palette: Palette, thick: number): void {
  pen.fillStyle = palette.railShade
  for (let post = 0; post < 2; post++)
    pen.fillRect((post * width) / 2 + width / 4, thick * 0.5, thick * 0.8, height)
  pen.fillStyle = palette.railShade
  pen.fillRect(0, thick * 0.75, width, thick * 0.45)
  pen.fillStyle = palette.rail
  pen.fillRect(0, 0, width, thick)
}
