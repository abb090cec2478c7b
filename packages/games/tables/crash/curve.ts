import { assert } from '@poyraz/kernel'

/**
 * Growth of the multiplier per millisecond, close to e^(0.00006 * ms) (casino-games, section 10). Powers are
 * cut to 64 binary digits after the point: integers give every server and browser the same value, which
 * floating-point exponentials do not guarantee.
 */
export const GROWTH = { numerator: 100_006, denominator: 100_000 } as const
const DIGITS = 64n
const ONE = 1n << DIGITS

/** A flight ends before 2^18 ms: the multiplier is beyond 6,700,000 then. */
const POWERS = 18
const LIMIT_MS = 2 ** POWERS
/** Index p holds the growth of 2^p ms. */
const powers: readonly bigint[] = squares()

/** Returns the multiplier in hundredths at this time of a flight, cut. It never falls with time. */
export function multiplierAt(elapsedMs: number): number {
  assert(Number.isInteger(elapsedMs) && elapsedMs >= 0 && elapsedMs < LIMIT_MS, 'a time of a flight')
  let growth = ONE
  for (let place = POWERS - 1; place >= 0; place--)
    if ((elapsedMs >> place) % 2 === 1) growth = times(growth, powers[place])
  return hundredthsOf(growth)
}

/** Returns the first millisecond at which the multiplier is at least this many hundredths. */
export function reachMs(hundredths: number): number {
  assert(Number.isInteger(hundredths) && hundredths >= 100, 'a multiplier of at least 1')
  if (hundredths === 100) return 0
  let growth = ONE
  let below = 0
  for (let place = POWERS - 1; place >= 0; place--) {
    const longer = times(growth, powers[place])
    if (hundredthsOf(longer) >= hundredths) continue
    growth = longer
    below += 2 ** place
  }
  assert(below + 1 < LIMIT_MS, 'a multiplier that a flight can reach')
  return below + 1
}

function squares(): readonly bigint[] {
  const first = (ONE * BigInt(GROWTH.numerator)) / BigInt(GROWTH.denominator)
  const found = [first]
  while (found.length < POWERS) found.push(times(found.at(-1) as bigint, found.at(-1)))
  return found
}

function times(left: bigint, right: bigint | undefined): bigint {
  assert(right !== undefined, 'each binary digit of a time has its power')
  return (left * right) >> DIGITS
}

const hundredthsOf = (growth: bigint): number => Number((growth * 100n) >> DIGITS)
