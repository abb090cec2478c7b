/** `picture`: broken or not a supported format. `picture_limits`: too expensive to decode. */
export type PictureFault = 'picture' | 'picture_limits'

/** Maximum of width × height. */
export const PIXELS_MAX = 40_000_000
/** Maximum of each side. A picture of few columns and millions of rows takes many times as long to decode. */
export const SIDE_PIXELS_MAX = 30_000
/** Maximum number of PNG chunks or JPEG segments. The usual encoders write one for each 8 KiB or more. */
export const PARTS_MAX = 10_000

/** Exit code of a decoder process if its input is not a picture. */
export const NO_PICTURE = 3

/** Checks the size of a picture, in pixels. */
export function sizeFault(width: number, height: number): PictureFault | null {
  if (width === 0 || height === 0) return 'picture'
  const isTooLarge = width * height > PIXELS_MAX || Math.max(width, height) > SIDE_PIXELS_MAX
  return isTooLarge ? 'picture_limits' : null
}
