import type { RaceOutcome } from '@poyraz/games/virtual'
import { scatter, smooth } from '../scatter.ts'

/** A decided race; `roundID` alone decides how its runners get to their places. */
export type DecidedRace = RaceOutcome & { readonly roundID: string }

/** Lengths from the gates to the finish. */
export const COURSE = 300
/** Share of the race at which the winner finishes; the others follow while the field slows down. */
export const FINISH_AT = 0.86
/** Lengths that the last runner runs on behind the finish, and the least of the winner. */
const RUN_OUT = { last: 3, first: 10 } as const
/** Speed of the field at the end of the picture, in parts of its way behind the finish. */
const END_SPEED = 0.3
/** Share at which the slow motion before the finish starts, and its speed. */
const SLOW = { from: 0.79, full: 0.835, speed: 0.42 }
const LENGTH_TENTHS = 10
/** Waves by which a runner gets ahead or falls back: lengths and number in a race. */
const WAVES = [
  { lengths: 1.5, times: 1.1 },
  { lengths: 0.8, times: 2.3 },
  { lengths: 0.35, times: 4.1 },
] as const
/** Lengths by which runners of different styles are ahead or behind in the first half. */
const STYLE = 2.2

/** Returns how many lengths each runner is behind the winner at the finish, by its number from 1. */
export function lengthsBehind({ order, gaps }: DecidedRace): ReadonlyMap<number, number> {
  let tenths = 0
  return new Map(
    order.map((runner, place) => {
      if (place > 0) tenths += gaps[place - 1] ?? 0
      return [runner, tenths / LENGTH_TENTHS]
    }),
  )
}

/**
 * Returns the distance of each runner from the gates in lengths, by its number from 1, at a share of the race
 * from 0 to 1. From `FINISH_AT` on, the runners are in the order of the outcome with exactly its gaps.
 */
export function distancesAt(race: DecidedRace, progress: number): ReadonlyMap<number, number> {
  const share = Math.min(1, Math.max(0, progress))
  const lengths = lengthsBehind(race)
  const runOut = Math.max(RUN_OUT.first, RUN_OUT.last + Math.max(...lengths.values()))
  const field = fieldAt(share, runOut)
  return new Map(
    [...lengths].map(([runner, behind]) => [
      runner,
      Math.max(0, field + leadOf(race.roundID, runner, behind, share)),
    ]),
  )
}

/** Returns the numbers of the runners, the first one first. Runners side by side keep the order of numbers. */
export function orderAt(distances: ReadonlyMap<number, number>): readonly number[] {
  return [...distances].toSorted(([one, a], [other, b]) => b - a || one - other).map(([runner]) => runner)
}

/** Lengths by which a runner is ahead of the field; at the finish, those of the outcome. */
function leadOf(roundID: string, runner: number, behind: number, share: number): number {
  const settled = smooth(share, 0.12, FINISH_AT)
  const free = smooth(share, 0.02, 0.16) * (1 - smooth(share, 0.55, FINISH_AT))
  const style = (scatter(`${roundID}/${runner}`) - 0.5) * 2 * STYLE * (1 - smooth(share, 0.2, 0.75))
  const waves = WAVES.reduce((sum, { lengths, times }, wave) => {
    const phase = scatter(`${roundID}/${runner}/${wave}`)
    return sum + lengths * Math.sin(2 * Math.PI * (times * share + phase))
  }, 0)
  return free * (style + waves) - settled * behind
}

/**
 * Distance of the winner's line: the field leaves the gates, runs with one speed, is shown slowly before the
 * finish, and slows down behind it.
 */
function fieldAt(share: number, runOut: number): number {
  const whole = ran(FINISH_AT)
  if (share <= FINISH_AT) return (COURSE * ran(share)) / whole
  const left = (share - FINISH_AT) / (1 - FINISH_AT)
  const speed = (COURSE * SLOW.speed * (1 - FINISH_AT)) / whole
  // A cubic curve that starts with the speed at the finish.
  const [square, cube] = [left ** 2, left ** 3]
  const ending = END_SPEED * runOut * (cube - square)
  return COURSE + speed * (left - 2 * square + cube) + runOut * (3 * square - 2 * cube) + ending
}

/** Time that a race has run with full speed; the start and the slow motion count less. */
function ran(share: number): number {
  const start = GATES / 2
  if (share < GATES) return (share * share) / (2 * GATES)
  const plain = Math.min(share, SLOW.from) - start
  if (share <= SLOW.from) return plain
  const span = SLOW.full - SLOW.from
  const slowing = Math.min(share, SLOW.full) - SLOW.from
  const slowed = slowing - ((1 - SLOW.speed) * slowing * slowing) / (2 * span)
  return plain + slowed + SLOW.speed * Math.max(0, share - SLOW.full)
}

/** Share of the race in which the field gets from the gates to its speed. */
const GATES = 0.05
