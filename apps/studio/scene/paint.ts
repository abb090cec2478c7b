/** Pictures that are painted once per size and then only moved by the renderer. */

export type Canvas = HTMLCanvasElement

/** A sheet of equal cells with the game's symbols, and where each one lies on it in px. */
export type Sheet = {
  readonly image: CanvasImageSource
  readonly side: number
  readonly cells: Readonly<Record<string, readonly [x: number, y: number]>>
}

/** A symbol in the light of its rank: wilds and scatters stand on a plate. */
export type SymbolLook = { readonly id: string; readonly plate: 'wild' | 'scatter' | null }

const STILL_SHARE = 0.86
const PLATE_SHARE = 0.98
const SYMBOL_ON_PLATE = 0.82
/** How far a turning symbol is smeared, as a share of the cell. */
const STREAK_REACH = 0.62
const STREAK_PASSES = 5

export function newCanvas(width: number, height: number): [Canvas, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width))
  canvas.height = Math.max(1, Math.ceil(height))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser has no 2D canvas')
  context.imageSmoothingQuality = 'high'
  return [canvas, context]
}

export type CellPaint = {
  readonly sheet: Sheet
  readonly width: number
  readonly height: number
  readonly accent: string
}

/** The symbol as it stands, with its shadow, in the middle of a cell of `width` × `height` device px. */
export function paintStill(cell: CellPaint, look: SymbolLook): Canvas {
  const { sheet, width, height } = cell
  const [canvas, context] = newCanvas(width, height)
  const room = Math.min(width, height)
  if (look.plate) paintPlate(context, cell, room * PLATE_SHARE, look.plate)
  const side = room * (look.plate ? SYMBOL_ON_PLATE : STILL_SHARE)
  context.shadowColor = 'rgb(0 0 0 / 0.55)'
  context.shadowBlur = room * 0.06
  context.shadowOffsetY = room * 0.04
  const [x, y] = sheet.cells[look.id] ?? [0, 0]
  const at = [(width - side) / 2, (height - side) / 2] as const
  context.drawImage(sheet.image, x, y, sheet.side, sheet.side, at[0], at[1], side, side)
  return canvas
}

/**
 * The same symbol in motion: a soft streak down the reel. Each pass lays the picture over itself, moved by twice the
 * last distance, so that five passes are an even blur of 32 copies.
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

/** An eight-pointed star with a bright rim: behind a wild in the accent, behind a scatter in white. */
function paintPlate(
  context: CanvasRenderingContext2D,
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
function starPath(context: CanvasRenderingContext2D, radius: number): void {
  context.beginPath()
  for (let point = 0; point < 16; point++) {
    const reach = point % 2 === 0 ? radius : radius * 0.765
    const angle = (point * Math.PI) / 8
    context.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach)
  }
  context.closePath()
}

/** The lit frame of a winning cell, with its glow, for a cell of these device px. */
export function paintCellLight(width: number, height: number, colour: string): Canvas {
  const [canvas, context] = newCanvas(width, height)
  const line = Math.max(2, Math.min(width, height) * 0.022)
  const inset = line * 2.2
  context.beginPath()
  context.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, Math.min(width, height) * 0.14)
  const glow = context.createRadialGradient(
    width / 2,
    height / 2,
    0,
    width / 2,
    height / 2,
    Math.max(width, height) / 2,
  )
  glow.addColorStop(0, withAlpha(colour, 0.3))
  glow.addColorStop(1, withAlpha(colour, 0.04))
  context.fillStyle = glow
  context.fill()
  context.shadowColor = colour
  context.shadowBlur = line * 3
  context.strokeStyle = colour
  context.lineWidth = line
  context.stroke()
  return canvas
}

/** A round light that fades to nothing. */
export function paintGlow(side: number, colour: string): Canvas {
  const [canvas, context] = newCanvas(side, side)
  const glow = context.createRadialGradient(side / 2, side / 2, 0, side / 2, side / 2, side / 2)
  glow.addColorStop(0, withAlpha(colour, 1))
  glow.addColorStop(0.28, withAlpha(colour, 0.62))
  glow.addColorStop(1, withAlpha(colour, 0))
  context.fillStyle = glow
  context.fillRect(0, 0, side, side)
  return canvas
}

/** A piece of a win line: bright in the middle, glowing up and down; stretched to its length when drawn. */
export function paintBeam(height: number, colour: string): Canvas {
  const [canvas, context] = newCanvas(4, height)
  const glow = context.createLinearGradient(0, 0, 0, height)
  for (const [at, alpha] of [
    [0, 0],
    [0.34, 0.16],
    [0.42, 0.9],
    [0.5, 1],
    [0.58, 0.9],
    [0.66, 0.16],
    [1, 0],
  ] as const) {
    glow.addColorStop(at, withAlpha(colour, alpha))
  }
  context.fillStyle = glow
  context.fillRect(0, 0, 4, height)
  return canvas
}

/** A petal, drop or spark for the air of a theme: a leaf shape of two colours. */
export function paintLeaf(width: number, colours: readonly [string, string]): Canvas {
  const height = width * 1.5
  const [canvas, context] = newCanvas(width, height)
  const fill = context.createLinearGradient(0, 0, width, height)
  fill.addColorStop(0, colours[0])
  fill.addColorStop(1, colours[1])
  context.fillStyle = fill
  context.beginPath()
  context.moveTo(width / 2, 0)
  context.bezierCurveTo(width * 1.1, height * 0.35, width, height * 0.8, width / 2, height)
  context.bezierCurveTo(0, height * 0.8, -width * 0.1, height * 0.35, width / 2, 0)
  context.fill()
  return canvas
}

/** `#rrggbb` with an alpha of 0..1. */
export function withAlpha(colour: string, alpha: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return `rgb(${channels.join(' ')} / ${alpha})`
}
