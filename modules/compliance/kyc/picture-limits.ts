/** `picture`: no picture of a known format. `picture_limits`: a picture that would cost too much to decode. */
export type PictureFault = 'picture' | 'picture_limits'

/** Width × height. */
export const PIXELS_MAX = 40_000_000
/** Of each side, in pixels. A picture of few columns and millions of rows takes a decoder many times as long. */
export const SIDE_PIXELS_MAX = 30_000
/** Chunks of a PNG or segments of a JPEG. The usual encoders write one for each 8 KiB or more. */
export const PARTS_MAX = 10_000

/** Exit code of a decoder process whose input is no picture. */
export const NO_PICTURE = 3

/** Compares a picture's size with the rule. */
export function sizeFault(width: number, height: number): PictureFault | null {
  if (width === 0 || height === 0) return 'picture'
  const isTooLarge = width * height > PIXELS_MAX || Math.max(width, height) > SIDE_PIXELS_MAX
  return isTooLarge ? 'picture_limits' : null
}
