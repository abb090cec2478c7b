import { describe } from 'vitest'
import { walkPages } from './every-page.ts'

/** All that a page can look like; the gate takes two of these. */
const LOOKS = (['phone', 'desktop'] as const).flatMap((viewport) =>
  (['tr', 'en'] as const).flatMap((lang) =>
    (['dark', 'light'] as const).map((mode) => ({ viewport, lang, mode })),
  ),
)

describe.each(LOOKS)('every page on a $viewport in $lang and $mode', (look) => {
  walkPages({ ...look, whole: true })
})
