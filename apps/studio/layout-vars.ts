import type { Layout } from './scene/layout.ts'

/**
 * Writes the position of the reels into CSS variables, so that the frame in the page fits the symbols on the
 * canvas.
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
