import { type Canvas, newCanvas, withAlpha } from './canvas.ts'

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

/** The niche in which a symbol of a stretched reel stands, for a cell of these device px. */
export function paintCellPlate(width: number, height: number, density: number): Canvas {
  const [canvas, context] = newCanvas(width, height)
  const [inset, radius] = [2.5 * density, 12 * density]
  context.beginPath()
  context.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, radius)
  const fill = context.createLinearGradient(0, 0, 0, height)
  for (const [at, alpha] of [
    [0, 0.15],
    [0.6, 0.045],
    [1, 0.1],
  ] as const) {
    fill.addColorStop(at, withAlpha('#ffffff', alpha))
  }
  context.fillStyle = fill
  context.fill()
  context.strokeStyle = withAlpha('#ffffff', 0.24)
  context.lineWidth = density
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

/** The ring that widens around a winning symbol, in a square of this side in device px. */
export function paintRing(side: number, colour: string): Canvas {
  const [canvas, context] = newCanvas(side, side)
  const ring = context.createRadialGradient(side / 2, side / 2, side * 0.34, side / 2, side / 2, side / 2)
  ring.addColorStop(0, withAlpha(colour, 0))
  ring.addColorStop(0.72, withAlpha(colour, 0.75))
  ring.addColorStop(0.8, withAlpha('#ffffff', 0.9))
  ring.addColorStop(1, withAlpha(colour, 0))
  context.fillStyle = ring
  context.fillRect(0, 0, side, side)
  return canvas
}

/** The light in which a held reel turns: strong at its edges, for a reel of these device px. */
export function paintColumn(width: number, height: number, colour: string): Canvas {
  const [canvas, context] = newCanvas(width, height)
  const glow = context.createLinearGradient(0, 0, width, 0)
  for (const [at, alpha] of [
    [0, 0.85],
    [0.06, 0.3],
    [0.3, 0.08],
    [0.7, 0.08],
    [0.94, 0.3],
    [1, 0.85],
  ] as const) {
    glow.addColorStop(at, withAlpha(colour, alpha))
  }
  context.fillStyle = glow
  context.fillRect(0, 0, width, height)
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
