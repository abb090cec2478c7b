import type { Face } from './font.ts'

/** Faces of one weight, each with other alphabets: a character is written in the first that has it. */
export type Weight = readonly Face[]

export type Glyph = {
  readonly face: Face
  readonly glyph: number
  readonly codePoint: number
  readonly width: number
  /** Empty space before and after it: digits of a column are all as wide as the widest. */
  readonly side: number
}

const DIGITS = '0123456789'
const UNKNOWN = '?'.codePointAt(0) ?? 0
const ELLIPSIS = '…'

export function shape(text: string, weight: Weight, columns = false): readonly Glyph[] {
  const digit = columns ? digitWidth(weight) : 0
  return [...text].map((character) => {
    const glyph = glyphOf(character, weight)
    return columns && DIGITS.includes(character) ? { ...glyph, side: (digit - glyph.width) / 2 } : glyph
  })
}

/** In the unit of `size`. */
export function widthOf(glyphs: readonly Glyph[], size: number): number {
  return (glyphs.reduce((sum, { width, side }) => sum + width + 2 * side, 0) * size) / 1000
}

/** The text, cut behind an ellipsis where it is wider. */
export function fitted(text: string, weight: Weight, size: number, widthMax: number): string {
  const glyphs = shape(text, weight)
  if (widthOf(glyphs, size) <= widthMax) return text
  let room = widthMax - widthOf(shape(ELLIPSIS, weight), size)
  const kept = glyphs.findIndex((glyph) => {
    room -= widthOf([glyph], size)
    return room < 0
  })
  return [...text].slice(0, kept).join('').trimEnd() + ELLIPSIS
}

const digitWidths = new WeakMap<Weight, number>()

function digitWidth(weight: Weight): number {
  const known = digitWidths.get(weight) ?? Math.max(...[...DIGITS].map((one) => glyphOf(one, weight).width))
  digitWidths.set(weight, known)
  return known
}

function glyphOf(character: string, weight: Weight): Glyph {
  const asked = character.codePointAt(0) ?? UNKNOWN
  for (const codePoint of [asked, UNKNOWN]) {
    for (const face of weight) {
      const glyph = face.glyphOf(codePoint)
      if (glyph !== 0) return { face, glyph, codePoint, width: face.widthOf(glyph), side: 0 }
    }
  }
  throw new Error('a font has a question mark')
}
