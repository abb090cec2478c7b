import type { TextStyle } from './paper.ts'

/** The colours of the sites, for print. */
export const INK = '#0e2230'
export const MUTED = '#5b6b78'
export const BRAND = '#09766f'
export const HAIR = '#dde4e8'
export const SOFT = '#eef5f5'

export const style = (size: number, change: Partial<TextStyle> = {}): TextStyle => ({
  weight: 'regular',
  size,
  colour: INK,
  ...change,
})

export const bold = (size: number, change: Partial<TextStyle> = {}) =>
  style(size, { weight: 'bold', ...change })

/** A number of a column. */
export const figure = (change: Partial<TextStyle> = {}) =>
  style(9, { align: 'right', columns: true, ...change })
