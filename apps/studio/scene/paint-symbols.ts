import type { SlotSymbol } from '@poyraz/games'
import { type Canvas, newCanvas, withAlpha } from './canvas.ts'

/** A sprite sheet of equal cells with the game's symbols, and the position of each in px. */
export type Sheet = {
  readonly image: CanvasImageSource
  readonly side: number
  readonly cells: Readonly<Record<string, readonly [x: number, y: number]>>
}

/** A symbol and its kind: wilds and scatters have a plate behind them. */
export type SymbolLook = Pick<SlotSymbol, 'id' | 'tier'>

const STILL_SHARE = 0.9
const PLATE_SHARE = 0.98
const SYMBOL_ON_PLATE = 0.82
/** Length of the motion blur, as a share of the cell. */
const STREAK_REACH = 0.62
const STREAK_PASSES = 5

export type CellPaint = {
  readonly sheet: Sheet
  readonly width: number
  readonly height: number
  readonly accent: string
}

/** Paints a resting symbol with its shadow, in the middle of a cell of `width` × `height` device px. */
export function paintStill(cell: CellPaint, look: SymbolLook): Canvas {
  const { sheet, width, height } = cell
  const [canvas, context] = newCanvas(width, height)
  const room = Math.min(width, height)
  const { tier } = look
  const isSpecial = tier === 'wild' || tier === 'scatter'
  if (isSpecial) paintPlate(context, cell, room * PLATE_SHARE, tier)
  const side = room * (isSpecial ? SYMBOL_ON_PLATE : STILL_SHARE)
  context.shadowColor = 'rgb(0 0 0 / 0.55)'
  context.shadowBlur = room * 0.06
  context.shadowOffsetY = room * 0.04
  const [x, y] = sheet.cells[look.id] ?? [0, 0]
  const at = [(width - side) / 2, (height - side) / 2] as const
  context.drawImage(sheet.image, x, y, sheet.side, sheet.side, at[0], at[1], side, side)
  return canvas
}

/**
 * Paints the same symbol in motion, blurred down the reel. Each pass draws the image over itself, shifted by
 * twice the last distance, so that five passes give an even blur of 32 copies.
 */
export function paintStreak(still: Canvas): Canvas {
  const room = still.height * 2
  let [streak, context] = newCanvas(still.width, room)
  context.drawImage(still, 0, still.height / 2 - (still.height * STREAK_REACH) / 2)
  for (
    let step = (still.height * STREAK_REACH) / 2 ** STREAK_PASSES;
    step < still.height * STREAK_REACH;
    step *= 2
  ) {
    const sharper = streak
    ;[streak, context] = newCanvas(still.width, room)
    context.globalCompositeOperation = 'lighter'
    context.globalAlpha = 0.5
    context.drawImage(sharper, 0, 0)
    context.drawImage(sharper, 0, step)
  }
  return streak
}

/**
 * Paints an eight-pointed star with a bright rim: in the accent colour behind a wild, in white behind a
 * scatter.
 */
function paintPlate(
  context: OffscreenCanvasRenderingContext2D,
  cell: CellPaint,
  side: number,
  plate: 'wild' | 'scatter',
): void {
  const colour = plate === 'wild' ? cell.accent : '#ffffff'
  context.save()
  context.translate(cell.width / 2, cell.height / 2)
  const glow = context.createRadialGradient(0, 0, side * 0.1, 0, 0, side / 2)
  glow.addColorStop(0, withAlpha(colour, 0.5))
  glow.addColorStop(0.62, withAlpha(colour, 0.2))
  glow.addColorStop(1, withAlpha(colour, 0))
  context.fillStyle = glow
  context.fillRect(-side / 2, -side / 2, side, side)
  starPath(context, side * 0.44)
  context.fillStyle = withAlpha(colour, 0.14)
  context.fill()
  context.lineWidth = Math.max(1, side * 0.018)
  context.strokeStyle = withAlpha(colour, 0.85)
  context.stroke()
  context.restore()
}

/** Two squares, one turned by an eighth: the star of the tiles. */
function starPath(context: OffscreenCanvasRenderingContext2D, radius: number): void {
  context.beginPath()
  for (let point = 0; point < 16; point++) {
    const reach = point % 2 === 0 ? radius : radius * 0.765
    const angle = (point * Math.PI) / 8
    context.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach)
  }
  context.closePath()
}
