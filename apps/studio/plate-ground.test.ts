import { channelsOf, contrast } from '@poyraz/ui'
import { describe, expect, it } from 'vitest'
import { plateGround, TEXT_CONTRAST, TITLE_CONTRAST } from './plate-ground.ts'
import { THEMES } from './themes/theme.ts'

/** Panels of a choice lie on the plate with this share of white. */
const PANEL_WHITE = 0.14

function withWhite(colour: string): string {
  const mixed = channelsOf(colour).map((channel) =>
    Math.round(channel + (255 - channel) * PANEL_WHITE)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${mixed.join('')}`
}

describe.each(Object.entries(THEMES))('plates of %s', (_, theme) => {
  it('have a title and texts that can be read from top to bottom', () => {
    for (const ground of plateGround(theme)) {
      expect(contrast(theme.accent, ground)).toBeGreaterThanOrEqual(TITLE_CONTRAST)
      for (const text of [theme.soft, '#ffffff'])
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
    }
  })

  it('have panels with texts that can be read', () => {
    for (const ground of plateGround(theme))
      for (const text of [theme.soft, '#ffffff'])
        expect(contrast(text, withWhite(ground))).toBeGreaterThanOrEqual(4.5)
  })
})
