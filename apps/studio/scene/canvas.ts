/** Painted off the page, so that it works in a worker as well. */
export type Canvas = OffscreenCanvas
type Pen = OffscreenCanvasRenderingContext2D

/** A canvas of at least one px, and its pen. */
export function newCanvas(width: number, height: number): [Canvas, Pen] {
  const canvas = new OffscreenCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('the browser has no 2D canvas')
  pen.imageSmoothingQuality = 'high'
  return [canvas, pen]
}

/** `#rrggbb` with an alpha of 0..1. */
export function withAlpha(colour: string, alpha: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return `rgb(${channels.join(' ')} / ${alpha})`
}
