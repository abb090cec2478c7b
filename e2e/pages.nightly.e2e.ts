import { describe } from 'vitest'
import { walkPages } from './every-page.ts'

/** All looks of a page; the normal test run covers two of them. */
const LOOKS = (['phone', 'desktop'] as const).flatMap((viewport) =>
  (['tr', 'en'] as const).flatMap((lang) =>
    (['dark', 'light'] as const).map((mode) => ({ viewport, lang, mode })),
  ),
)

describe.each(LOOKS)('every page on a $viewport in $lang and $mode', (look) => {
  walkPages({ ...look, whole: true })
})
