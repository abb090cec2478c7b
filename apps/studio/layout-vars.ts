import type { Layout } from './scene/layout.ts'

/** Width beside the reels, in CSS px, from which the counters of free spins stand there. */
const SIDE_LEAST = 168
/** The same in low windows, where the controls have columns at the edges (`views/app.module.css`). */
const SIDE_LEAST_LOW = 524
const LOW = '(max-height: 639px) and (orientation: landscape)'

/**
 * Writes the position of the reels into CSS variables, so that the frame in the page fits the symbols on the
 * canvas. `data-sides` marks a page with room beside the reels.
 */
export function writeLayout(root: HTMLElement, { window, cell, border }: Layout): void {
  const least = matchMedia(LOW).matches ? SIDE_LEAST_LOW : SIDE_LEAST
  root.toggleAttribute('data-sides', window.x - border >= least)
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
