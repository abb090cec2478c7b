import { describe, expect, it } from 'vitest'
import { cellAt, layoutOf } from './layout.ts'

const FIVE_BY_FOUR = [4, 4, 4, 4, 4]
const STAGES = [
  { x: 28, y: 110, width: 1384, height: 545 },
  { x: 16, y: 120, width: 358, height: 430 },
  { x: 160, y: 60, width: 520, height: 300 },
  { x: 0, y: 0, width: 3, height: 2 },
]

describe('layoutOf', () => {
  it.each(STAGES)('keeps the reels and their border within %o', (stage) => {
    for (const rows of [FIVE_BY_FOUR, [3, 3, 3]]) {
      const { window, cell, border } = layoutOf(stage, rows)
      expect(window.width).toBe(cell.width * rows.length)
      expect(window.height).toBe(cell.height * Math.max(...rows))
      if (stage.width < 100) continue
      expect(window.x - border).toBeGreaterThanOrEqual(stage.x - 1)
      expect(window.y - border).toBeGreaterThanOrEqual(stage.y - 1)
      expect(window.x + window.width + border).toBeLessThanOrEqual(stage.x + stage.width + 1)
      expect(window.y + window.height + border).toBeLessThanOrEqual(stage.y + stage.height + 1)
    }
  })

  it('makes cells of whole px within the limits of width to height', () => {
    for (const stage of STAGES.slice(0, 3)) {
      const { cell } = layoutOf(stage, FIVE_BY_FOUR)
      expect(Number.isInteger(cell.width) && Number.isInteger(cell.height)).toBe(true)
      expect(cell.width / cell.height).toBeGreaterThan(0.53)
      expect(cell.width / cell.height).toBeLessThan(1.5)
    }
  })
})

it('fills the height of a phone with few rows', () => {
  const { window } = layoutOf({ x: 8, y: 120, width: 374, height: 440 }, [3, 3, 3, 3, 3])
  expect(window.width).toBeGreaterThan(340)
  expect(window.height).toBeGreaterThan(370)
})

describe('stretched reels', () => {
  const ROWS = [2, 7, 5]

  it.each(STAGES.slice(0, 3))(
    'share the height of the window, however many symbols they show, in %o',
    (stage) => {
      const layout = layoutOf(stage, [7, 7, 7], true)
      for (const [reel, rows] of ROWS.entries()) {
        const boxes = Array.from({ length: rows }, (_, row) => cellAt(layout, ROWS, reel, row))
        expect(boxes[0]).toMatchObject({ x: reel * layout.cell.width, y: 0, width: layout.cell.width })
        for (const [row, box] of boxes.entries()) expect(box.y).toBeCloseTo(row * box.height)
        expect((boxes[0]?.height ?? 0) * rows).toBeCloseTo(layout.window.height)
      }
      expect(layout.window.height).toBeLessThanOrEqual(stage.height)
    },
  )
})

describe('cellAt', () => {
  it('centres shorter reels vertically', () => {
    const layout = layoutOf({ x: 0, y: 0, width: 400, height: 400 }, [3, 5, 3])
    expect(cellAt(layout, [3, 5, 3], 0, 0).y).toBe(layout.cell.height)
    expect(cellAt(layout, [3, 5, 3], 1, 0).y).toBe(0)
    expect(cellAt(layout, [3, 5, 3], 2, 2).x).toBe(2 * layout.cell.width)
  })
})
