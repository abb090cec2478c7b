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

/** Returns the contrast ratio of two colours (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function withBlack(colour: string, share: number): string {
  const hex = (channel: number) =>
    Math.round(channel * (1 - share))
      .toString(16)
      .padStart(2, '0')
  return `#${channelsOf(colour).map(hex).join('')}`
}

/** Returns red, green and blue of `#rrggbb`, each up to 255. */
function channelsOf(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
