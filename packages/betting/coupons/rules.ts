import { countLines, LINES_MAX } from './systems.ts'

/** Properties of a leg that the rules of combination need. */
export type RuleLeg = {
  readonly eventId: number
  readonly market: string
  readonly outcome: string
  readonly banker: boolean
  /** Minimum number of legs of a coupon with this leg (MBS). */
  readonly legsMin: number
  /** The league of the event; bets on its outcome are related to all of its matches. */
  readonly leagueId?: number
  readonly isOutright?: boolean
}

export type BrokenRule = {
  readonly error: 'too_many_legs' | 'duplicate_selection' | 'related_legs' | 'legs_minimum' | 'system_invalid'
  /** Indexes of the legs that break it. */
  readonly legs: readonly number[]
  /** Least number of events that `legs_minimum` asks for. */
  readonly legsMin?: number
}

/** Returns the rules that the legs break, in the order in which they are refused. */
export function brokenRules(
  legs: readonly RuleLeg[],
  sizes: readonly number[] | null,
  legsMax: number,
): readonly BrokenRule[] {
  const all = legs.map((_, place) => place)
  if (legs.length > legsMax) return [{ error: 'too_many_legs', legs: all.slice(legsMax) }]
  const broken: BrokenRule[] = []
  const add = (error: BrokenRule['error'], places: readonly number[]) => {
    if (places.length > 0) broken.push({ error, legs: places })
  }
  const isSame = (left: RuleLeg, right: RuleLeg) =>
    left.eventId === right.eventId && left.market === right.market && left.outcome === right.outcome
  const earlier = (place: number, match: (left: RuleLeg, right: RuleLeg) => boolean) =>
    legs.slice(0, place).some((leg) => match(leg, legs[place] as RuleLeg))
  const duplicates = all.filter((place) => earlier(place, isSame))
  add('duplicate_selection', duplicates)
  const isRelated = (left: RuleLeg, right: RuleLeg) =>
    left.eventId === right.eventId ||
    ((left.isOutright || right.isOutright) === true && left.leagueId === right.leagueId)
  add(
    'related_legs',
    all.filter((place) => !duplicates.includes(place) && earlier(place, isRelated)),
  )
  const lines = countLines({ bankers: legs.map(({ banker }) => banker), sizes })
  if (lines === 0 || lines > LINES_MAX) add('system_invalid', all)
  const counts = linesLegs(legs, sizes)
  const minimums = legs.map(({ legsMin }) => legsMin)
  const isEnough = hasEnoughLegs(minimums)
  if (!isEnough || shortLines(legs, counts)) {
    const places = all.filter((place) => (minimums[place] ?? 1) > 1)
    const legsMin = isEnough ? Math.max(...minimums) : Math.min(...minimums)
    broken.push({ error: 'legs_minimum', legs: places, legsMin })
  }
  return broken
}

/** Checks the MBS rule: there is a k such that at least k legs have a minimum of at most k. */
export function hasEnoughLegs(minimums: readonly number[]): boolean {
  const top = Math.max(...minimums)
  const enough = Array.from({ length: top }, (_, index) => index + 1)
  return enough.some((k) => minimums.filter((minimum) => minimum <= k).length >= k)
}

/** Returns the number of legs in the shortest line. */
function linesLegs(legs: readonly RuleLeg[], sizes: readonly number[] | null): number {
  if (sizes === null) return legs.length
  return Math.min(...sizes) + legs.filter(({ banker }) => banker).length
}

/**
 * Returns true if a system has a line too short for one of its legs, such as a single line of a leg that
 * cannot be played alone.
 */
function shortLines(legs: readonly RuleLeg[], count: number): boolean {
  return count < legs.length && legs.some(({ legsMin }) => legsMin > count)
}
