import { WHEEL } from './spots.ts'

/** Chips of an announced bet by spot: a sector of the wheel as a set of inside bets. */
export type AnnouncedBet = ReadonlyMap<string, number>

const oneEach = (...spots: readonly string[]): AnnouncedBet => new Map(spots.map((spot) => [spot, 1]))

export const ANNOUNCED = {
  /** The 17 numbers around zero, nine chips. */
  voisins: new Map([
    ['0-2-3', 2],
    ['25-26-28-29', 2],
    ...oneEach('4-7', '12-15', '18-21', '19-22', '32-35'),
  ]) as AnnouncedBet,
  /** The 12 numbers opposite zero, six chips. */
  tiers: oneEach('5-8', '10-11', '13-16', '23-24', '27-30', '33-36'),
  /** The eight numbers between both, five chips. */
  orphelins: oneEach('1', '6-9', '14-17', '17-20', '31-34'),
  /** The seven numbers next to zero, four chips. */
  zero: oneEach('0-3', '12-15', '26', '32-35'),
} as const
export type AnnouncedName = keyof typeof ANNOUNCED

/** Returns a number with its neighbours on the wheel, a chip on each. */
export function neighboursOf(number: number, eachSide: number): AnnouncedBet {
  const place = WHEEL.findIndex((one) => one === number)
  const around = Array.from({ length: 2 * eachSide + 1 }, (_, index) => {
    const at = (place + index - eachSide + WHEEL.length) % WHEEL.length
    return String(WHEEL[at])
  })
  return oneEach(...around)
}
