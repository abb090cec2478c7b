const LETTERS = 26
const FIRST_LETTER = 65

/** Letter of a leg in the table of lines: A to Z, then A2. */
export function letterOf(place: number): string {
  const round = Math.floor(place / LETTERS)
  return String.fromCharCode(FIRST_LETTER + (place % LETTERS)) + (round === 0 ? '' : String(round + 1))
}
