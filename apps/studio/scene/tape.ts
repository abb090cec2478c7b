/**
 * What passes behind the window of one reel. Cells are counted along the tape; the reel starts with cell 0 in
 * the top row and the tape moves down, so that cells before 0 come in from above.
 */
export type Tape = {
  /** The symbol on a cell of the tape. */
  at(cell: number): string
}

type Strip = readonly string[]

/** The strip of the reel, going round, with `stop` in the top row at the start. */
export function turningTape(strip: Strip, stop: number): Tape {
  return { at: (cell) => around(strip, stop + cell) }
}

/**
 * The same until the landing was decided, then the part of the strip that the drawn stop belongs to: from
 * `joinCell` up the strip stands so that `stop` comes to the top row when the tape has moved `endTravel`
 * cells. The join passes while the reel is at full speed; all that comes to rest, and what lies above it, is
 * strip as drawn.
 */
export function landingTape(
  turning: Tape,
  drawn: {
    readonly strip: Strip
    readonly stop: number
    readonly joinCell: number
    readonly endTravel: number
  },
): Tape {
  const { strip, stop, joinCell, endTravel } = drawn
  return { at: (cell) => (cell < joinCell ? around(strip, stop + cell + endTravel) : turning.at(cell)) }
}

function around(strip: Strip, index: number): string {
  return strip[((index % strip.length) + strip.length) % strip.length] ?? ''
}
