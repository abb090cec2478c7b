/**
 * Symbols that pass behind the window of one reel. Cells are counted along the tape. The reel starts with
 * cell 0 in the top row, and the tape moves down, so that cells before 0 enter from above.
 */
export type Tape = {
  /** Returns the symbol on a cell of the tape. */
  at(cell: number): string
}

type Strip = readonly string[]

/** Returns the endless strip of the reel, with `stop` in the top row at the start. */
export function turningTape(strip: Strip, stop: number): Tape {
  return { at: (cell) => around(strip, stop + cell) }
}

/**
 * Returns the tape of a landing reel: the turning tape up to the decision, then the strip of the drawn stop.
 * From `joinCell` on, the strip is placed so that `stop` is in the top row when the tape has moved
 * `endTravel` cells. The join passes at full speed; all cells that come to rest, and those above, are the
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
