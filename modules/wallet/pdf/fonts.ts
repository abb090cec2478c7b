import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readFace } from './font.ts'
import type { Weight } from './text.ts'

/** The first has digits and most letters; Turkish ones and the lira's sign are in the second. */
const ALPHABETS = ['latin', 'latin-ext', 'cyrillic', 'greek'] as const

let fonts: { readonly regular: Weight; readonly bold: Weight } | undefined

/** The typeface of the sites; read once, by the first document. */
export function manrope() {
  fonts ??= { regular: weightOf(400), bold: weightOf(700) }
  return fonts
}

function weightOf(weight: number): Weight {
  return ALPHABETS.map((alphabet) => {
    const path = import.meta.resolve(`@fontsource/manrope/files/manrope-${alphabet}-${weight}-normal.woff`)
    return readFace(`Manrope-${weight}-${alphabet}`, readFileSync(fileURLToPath(path)))
  })
}
