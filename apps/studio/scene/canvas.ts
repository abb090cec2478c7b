export type Canvas = OffscreenCanvas

/** Returns a canvas of at least one px and its 2D context. Throws if the browser has none. */
export function newCanvas(width: number, height: number): [Canvas, OffscreenCanvasRenderingContext2D] {
  const canvas = new OffscreenCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser has no 2D canvas')
  context.imageSmoothingQuality = 'high'
  return [canvas, context]
}

/** Adds an alpha of 0..1 to a colour `#rrggbb`. */
export function withAlpha(colour: string, alpha: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return `rgb(${channels.join(' ')} / ${alpha})`
}
