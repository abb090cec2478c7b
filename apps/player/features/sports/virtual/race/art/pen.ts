export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** A runner as it is drawn. */
export type RunnerLook = {
  readonly number: number
  /** Colours of the silks or of the jacket. */
  readonly colors: readonly [string, string]
  /** Place of its coat in the list of coats. */
  readonly coat: number
}

/** Mixes a colour `#rrggbb` with black (negative share) or white. */
export function shade(colour: string, share: number): string {
  const target = share < 0 ? 0 : 255
  const channels = [1, 3, 5].map((from) => {
    const channel = Number.parseInt(colour.slice(from, from + 2), 16)
    return Math.round(channel + (target - channel) * Math.abs(share))
  })
  return `rgb(${channels.join(' ')})`
}

export function fill(pen: Pen, path: Path2D, colour: string): void {
  pen.fillStyle = colour
  pen.fill(path)
}

/** Draws a limb as a line with round ends. `points` are `x`, `y` of each joint. */
export function limb(pen: Pen, points: readonly number[], colour: string, width: number): void {
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.beginPath()
  for (let at = 0; at < points.length; at += 2) pen.lineTo(points[at] ?? 0, points[at + 1] ?? 0)
  pen.stroke()
}
