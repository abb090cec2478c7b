/** `picture`: no picture of a known format. `picture_limits`: a picture that would cost too much to decode. */
export type PictureFault = 'picture' | 'picture_limits'

/** Width × height. */
export const PIXELS_MAX = 40_000_000

/** Exit code of a decoder process whose input is no picture. */
export const NO_PICTURE = 3

/** Compares a picture's size with the rule. */
export function sizeFault(width: number, height: number): PictureFault | null {
  if (width === 0 || height === 0) return 'picture'
  return width * height > PIXELS_MAX ? 'picture_limits' : null
}
