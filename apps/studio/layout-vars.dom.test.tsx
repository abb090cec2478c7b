import { afterEach, expect, it, vi } from 'vitest'
import { writeLayout } from './layout-vars.ts'
import { layoutOf } from './scene/layout.ts'

/** Six reels of changing heights, between columns of controls or below a bar. */
const ROWS = [7, 7, 7, 7, 7, 7]

afterEach(() => vi.unstubAllGlobals())

function hasSides(width: number, height: number, columns: number): boolean {
  vi.stubGlobal('matchMedia', () => ({ matches: height < 640 && width > height }))
  const stage = { x: columns, y: 20, width: width - 2 * columns, height: height - 40 }
  writeLayout(document.documentElement, layoutOf(stage, ROWS, true))
  return document.documentElement.hasAttribute('data-sides')
}

it('counters stand beside the reels only where they cover no control', () => {
  expect(hasSides(1440, 780, 0)).toBe(true)
  expect(hasSides(390, 800, 0)).toBe(false)
  // The controls of low windows are in the columns beside the reels.
  expect(hasSides(844, 346, 140)).toBe(false)
  expect(hasSides(1366, 530, 140)).toBe(false)
  expect(hasSides(1920, 530, 140)).toBe(true)
})
