/** A rectangle in CSS px. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Positions of the reels, in CSS px from the top left corner of the page. */
export type Layout = {
  /** Area of the cells, without the border of the frame. */
  readonly window: Box
  readonly cell: { readonly width: number; readonly height: number }
  readonly border: number
  /** True where the symbols of a reel share the height of the window, however many they are. */
  readonly stretched: boolean
}

/** Height of a window of stretched reels, in cells of the layout. */
export const STRETCHED_ROWS = 5

const BORDER_SHARE = 0.024
const BORDER_MIN = 9
const BORDER_MAX = 20
/**
 * Limits of the cells' width to height: a little wider than high if there is room; games of three reels may
 * be wider.
 */
const WIDE_MOST = 1.2
const WIDE_MOST_OF_THREE = 1.45
/** On a phone the niches are tall, so that few rows fill its height too. */
const TALL_MOST = 2.1

/**
 * Returns the largest reels that fit into `stage`, centred. Cells are whole px, so that symbols stay sharp.
 */
export function layoutOf(stage: Box, rows: readonly number[], stretched = false): Layout {
  const rowsMost = stretched ? STRETCHED_ROWS : Math.max(...rows)
  const side = Math.min(stage.width, stage.height)
  const border = Math.round(Math.min(BORDER_MAX, Math.max(BORDER_MIN, side * BORDER_SHARE)))
  const roomWidth = (stage.width - 2 * border) / rows.length
  const roomHeight = (stage.height - 2 * border) / rowsMost
  const wideMost = rows.length <= 3 ? WIDE_MOST_OF_THREE : WIDE_MOST
  const width = Math.floor(Math.max(1, Math.min(roomWidth, roomHeight * wideMost)))
  const height = Math.floor(Math.max(1, Math.min(roomHeight, width * TALL_MOST)))
  const all = { width: width * rows.length, height: height * rowsMost }
  return {
    window: {
      x: Math.round(stage.x + (stage.width - all.width) / 2),
      y: Math.round(stage.y + (stage.height - all.height) / 2),
      ...all,
    },
    cell: { width, height },
    border,
    stretched,
  }
}

/** Returns the box of a cell within the window. Shorter reels are centred vertically, or their cells are higher. */
export function cellAt(layout: Layout, rows: readonly number[], reel: number, row: number): Box {
  const { width, height } = layout.cell
  if (layout.stretched) {
    const share = layout.window.height / (rows[reel] ?? 1)
    return { x: reel * width, y: row * share, width, height: share }
  }
  const above = ((Math.max(...rows) - (rows[reel] ?? 0)) * height) / 2
  return { x: reel * width, y: above + row * height, width, height }
}
