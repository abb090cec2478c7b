import { channelsOf, contrast } from '@poyraz/ui'
import type { Theme } from './themes/theme.ts'

/** Contrast that texts on a plate need, and its large title. */
export const TEXT_CONTRAST = 7
export const TITLE_CONTRAST = 4.5
const WHITE = '#ffffff'
/** Share of black that is added per try. */
const STEP = 0.04

/**
 * Returns the ground of the plates over the reels, top and bottom: the sky of the theme, as dark as its title
 * and its texts need. A night sky stays as it is.
 */
export function plateGround({
  sky,
  accent,
  soft,
}: Pick<Theme, 'sky' | 'accent' | 'soft'>): readonly [top: string, bottom: string] {
  const isReadable = (ground: string) =>
    contrast(accent, ground) >= TITLE_CONTRAST &&
    [soft, WHITE].every((text) => contrast(text, ground) >= TEXT_CONTRAST)
  const darkened = (colour: string) => {
    for (let black = 0; black < 1; black += STEP) {
      const ground = withBlack(colour, black)
      if (isReadable(ground)) return ground
    }
    return '#000000'
  }
  return [darkened(sky[1]), darkened(sky[2])]
}

function withBlack(colour: string, share: number): string {
  const hex = (channel: number) =>
    Math.round(channel * (1 - share))
      .toString(16)
      .padStart(2, '0')
  return `#${channelsOf(colour).map(hex).join('')}`
}
