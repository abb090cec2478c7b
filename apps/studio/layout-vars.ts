import type { Layout } from './scene/layout.ts'

/**
 * Hands the reels' place to the styles: the frame in the page and the symbols on the canvas are one picture.
 */
export function writeLayout(root: HTMLElement, { window, cell, border }: Layout): void {
  const values = {
    '--reels-x': window.x,
    '--reels-y': window.y,
    '--reels-width': window.width,
    '--reels-height': window.height,
    '--cell-width': cell.width,
    '--cell-height': cell.height,
    '--frame-border': border,
  }
  for (const [name, value] of Object.entries(values)) root.style.setProperty(name, `${value}px`)
}
