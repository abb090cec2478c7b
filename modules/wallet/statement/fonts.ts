import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'

/**
 * Digits of equal width. The font's other features change nothing in figures and are slow, so they are off.
 */
const TABULAR = { tnum: true, calt: false, kern: false, frac: false, numr: false, dnom: false }

/** The typeface of the sites; each file has all alphabets. */
const FILES = {
  regular: '400Regular/Manrope_400Regular.ttf',
  bold: '700Bold/Manrope_700Bold.ttf',
} as const

export type Weight = keyof typeof FILES

/** `columns` is the same weight with tabular digits, for columns of numbers. */
export type Face = { readonly text: Font; readonly columns: Font }

let faces: Readonly<Record<Weight, Face>> | undefined

/** Loaded once, with the first document. */
export function manrope(): Readonly<Record<Weight, Face>> {
  faces ??= { regular: faceOf('regular'), bold: faceOf('bold') }
  return faces
}

function faceOf(weight: Weight): Face {
  const path = import.meta.resolve(`@expo-google-fonts/manrope/${FILES[weight]}`)
  const text = create(readFileSync(fileURLToPath(path))) as Font
  // A face of its own, because a document remembers how a word looks only where it asks for nothing special.
  const columns: Font = Object.create(text, {
    postscriptName: { value: `${text.postscriptName}-Tabular` },
    layout: { value: (words: string) => text.layout(words, TABULAR) },
  })
  return { text, columns }
}
