import type { LeagueOutcome } from '@poyraz/games/virtual'
import { scatter, smooth } from '../scatter.ts'
import { MATCH_MINUTES, minutesOf } from './season.ts'

/** A place on the pitch in percent of its length and width; the home team plays to the right. */
export type Place = { readonly x: number; readonly y: number }
type Stop = Place & { readonly at: number }

const MIDDLE = { x: 50, y: 50 } as const
const GOAL_X = 99
/** Minutes between two passes, before a shot, and from a goal to the next kick-off. */
const [PASS, SHOT, CHEER] = [2.6, 1.1, 1.6]
const HALF_TIME = 45

type Match = LeagueOutcome['matches'][number]

/** Returns the stops of the ball of a match: passes, and every goal of the outcome at its minute. */
export function ballStops(seed: string, { goals }: Match): readonly Stop[] {
  const shots = goals.flatMap((goal, place) => {
    const at = minutesOf(goal)
    const side = goal.side === 'home' ? 1 : -1
    const y = 42 + 16 * scatter(`${seed}/goal/${place}`)
    const from = {
      x: 50 + side * (28 + 10 * scatter(`${seed}/shot/${place}`)),
      y: 20 + 60 * scatter(`${seed}/y/${place}`),
    }
    return [
      { at: at - SHOT, ...from },
      { at, x: 50 + side * (GOAL_X - 50), y },
      { at: at + CHEER / 2, x: 50 + side * (GOAL_X - 50), y },
      { at: at + CHEER, ...MIDDLE },
    ]
  })
  const busy = (at: number) =>
    goals.some((goal) => at > minutesOf(goal) - PASS && at < minutesOf(goal) + CHEER + PASS / 2)
  const passes = Array.from({ length: Math.floor(MATCH_MINUTES / PASS) }, (_, pass) => {
    const at = (pass + 1) * PASS
    const isBreak = Math.abs(at - HALF_TIME) < PASS / 2
    return { at, ...(isBreak ? MIDDLE : passTo(`${seed}/${pass}`)) }
  })
  // Between goals that follow each other at once there is no time for a way back.
  const hasTime = ({ at }: Stop) =>
    at > 0 && !goals.some((goal) => minutesOf(goal) > at - CHEER / 2 && minutesOf(goal) < at + SHOT)
  const free = [...passes.filter(({ at }) => !busy(at)), ...shots].filter(
    (stop) => hasTime(stop) || goals.some((goal) => minutesOf(goal) === stop.at),
  )
  return [{ at: 0, ...MIDDLE }, ...free].toSorted((one, other) => one.at - other.at)
}

const passTo = (seed: string): Place => ({
  x: 14 + 72 * scatter(`${seed}/x`),
  y: 12 + 76 * scatter(`${seed}/y`),
})

/** Returns the place of the ball after `minutes` of a match. */
export function ballAt(stops: readonly Stop[], minutes: number): Place {
  const next = stops.findIndex(({ at }) => at > minutes)
  const to = stops[next]
  const from = stops[next === -1 ? stops.length - 1 : next - 1]
  if (!from) return MIDDLE
  if (!to) return { x: from.x, y: from.y }
  const share = smooth(minutes, from.at, to.at)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
