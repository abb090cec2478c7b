/** Steps of offered odds in thousandths: odds below `below` are multiples of `step`. */
const LADDER = [
  { below: 2_000, step: 10 },
  { below: 3_000, step: 20 },
  { below: 4_000, step: 50 },
  { below: 6_000, step: 100 },
  { below: 10_000, step: 200 },
  { below: 20_000, step: 500 },
  { below: Number.POSITIVE_INFINITY, step: 1_000 },
] as const

const ODDS_MIN = 1_010
const ODDS_MAX = 250_000

/** Rounds decimal odds down to the ladder, in thousandths; `null` below the smallest offered odds. */
export function toLadder(odds: number): number | null {
  // A tiny amount is added, so that binary fractions do not round 1.85 down to 1.84.
  const milli = Math.min(odds * 1000 + 1e-6, ODDS_MAX)
  if (!(milli >= ODDS_MIN)) return null
  let place = 0
  while (milli >= (LADDER[place]?.below ?? Number.POSITIVE_INFINITY)) place += 1
  const step = LADDER[place]?.step ?? 1
  return Math.floor(milli / step) * step
}
