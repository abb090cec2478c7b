import type { Incident } from './api/types.ts'

/** A mark on the pitch in units of the drawing: 100 wide, 64 high. The home team plays to the right. */
export type PitchMark = { readonly incident: Incident; readonly x: number; readonly y: number }

const SHOWN_MAX = 4
/** Modulus that spreads positions by the second of an incident, because the feed has no positions. */
const SPREAD = 37

/** Distance of two marks below which the older one would be covered. */
const NEAR = 5

/**
 * Returns the last goals, cards and corners with places on the pitch where such incidents happen; of those at
 * nearly the same place the last one.
 */
export function pitchMarks(incidents: readonly Incident[]): PitchMark[] {
  return incidents
    .filter(({ kind, side }) => side !== null && kind !== 'period' && kind !== 'points')
    .slice(-SHOWN_MAX)
    .map((incident) => ({ incident, ...placeOf(incident) }))
    .filter(
      ({ x, y }, place, marks) =>
        !marks.slice(place + 1).some((later) => Math.hypot(later.x - x, later.y - y) < NEAR),
    )
}

function placeOf({ kind, side, seconds }: Incident): { x: number; y: number } {
  const spread = (seconds % SPREAD) / SPREAD
  const right = side === 'home'
  const at = (x: number) => (right ? x : 100 - x)
  switch (kind) {
    case 'corner':
      return { x: at(97), y: spread < 0.5 ? 6 : 58 }
    case 'goal':
      return { x: at(82 + 9 * spread), y: 14 + 36 * spread }
    default:
      return { x: at(34 + 36 * spread), y: 14 + 36 * spread }
  }
}

/** A point on the court, in the units of the pitch; `age` counts the points after it. */
export type CourtMark = PitchMark & { readonly age: number }

const POINT_KINDS: readonly Incident['kind'][] = ['ace', 'fault', 'block', 'points']

/** Returns the last points with places on a court: the home player is on the left. */
export function courtMarks(incidents: readonly Incident[]): CourtMark[] {
  const points = incidents.filter(({ kind, side }) => side !== null && POINT_KINDS.includes(kind))
  return points.slice(-SHOWN_MAX).map((incident, place, shown) => {
    const spread = (incident.seconds % SPREAD) / SPREAD
    const { side, kind } = incident
    // An ace lands in the service box of the opponent, a fault in the net, a block behind it.
    const depth = { ace: 10 + 7 * spread, fault: -2, block: 4 }[kind as string] ?? 20 + 16 * spread
    const y = 16 + 32 * ((spread * 7) % 1)
    return { incident, x: side === 'home' ? 50 + depth : 50 - depth, y, age: shown.length - 1 - place }
  })
}

const RINK_SHOWN_MAX = 6
const RINK_KINDS: readonly Incident['kind'][] = ['goal', 'shot', 'penalty']

/** Returns the last goals, shots and penalties with places on a rink: the home team plays to the right. */
export function rinkMarks(incidents: readonly Incident[]): CourtMark[] {
  const events = incidents.filter(({ kind, side }) => side !== null && RINK_KINDS.includes(kind))
  return events.slice(-RINK_SHOWN_MAX).map((incident, place, shown) => {
    const spread = (incident.seconds % SPREAD) / SPREAD
    const { side, kind } = incident
    // Goals fall in front of the cage, shots come from the attacking zone, penalties from anywhere.
    const depth = { goal: 86 - 6 * spread, shot: 82 - 16 * spread }[kind as string] ?? 40 + 30 * spread
    const across = kind === 'goal' ? 26 + 12 * ((spread * 7) % 1) : 12 + 40 * ((spread * 7) % 1)
    return { incident, x: side === 'home' ? depth : 100 - depth, y: across, age: shown.length - 1 - place }
  })
}

/** Attempts of a shoot-out by team, in their order; true for a goal. */
export type ShootOut = Readonly<Record<'home' | 'away', readonly boolean[]>>

/** Returns the attempts of the shoot-out; `null` before it. */
export function shootOutOf(incidents: readonly Incident[]): ShootOut | null {
  const attempts = incidents.filter(({ kind }) => kind === 'attempt' || kind === 'missed')
  const of = (wanted: 'home' | 'away') =>
    attempts.filter(({ side }) => side === wanted).map(({ kind }) => kind === 'attempt')
  return attempts.length === 0 ? null : { home: of('home'), away: of('away') }
}

/** Winners of the rounds of a map, and its score so far. */
export type MapRounds = { readonly rounds: readonly ('home' | 'away')[]; readonly score: Incident['score'] }

/** Returns the rounds of each map that has begun; the first round of a map has a score of one in all. */
export function mapRounds(incidents: readonly Incident[]): readonly MapRounds[] {
  const maps: MapRounds[] = []
  for (const { kind, side, score } of incidents) {
    if (kind !== 'round' || side === null) continue
    const before = score.home + score.away === 1 ? undefined : maps.pop()
    maps.push({ rounds: [...(before?.rounds ?? []), side], score })
  }
  return maps
}

/** Points of the lead over time, for sports that count points: x and y from 0 to 1. */
export function leadLine(incidents: readonly Incident[]): { readonly x: number; readonly y: number }[] {
  const scored = incidents.filter(({ kind }) => kind === 'points' || kind === 'goal')
  const last = scored.at(-1)
  if (!last || last.seconds === 0) return []
  const leads = scored.map(({ score }) => score.home - score.away)
  const most = Math.max(4, ...leads.map(Math.abs))
  return scored.map(({ seconds }, place) => ({
    x: seconds / last.seconds,
    y: 0.5 - (leads[place] ?? 0) / most / 2,
  }))
}
