import { payDigest } from '@poyraz/fairness'
import { assert } from '@poyraz/kernel'
import type { BookRules } from '../rules.ts'
import type { TicketPay } from '../ticket-pay.ts'
import { ticketPays } from './ticket-pays.ts'

/** Pays beyond this are cut in the watch over live returns, in stakes. */
export const WATCHED_STAKES = 20

/**
 * Pays of a range of tickets, as counts that add up with those of other ranges. Keys that join two values
 * are `units × awards + awarded`.
 */
export type BookCount = {
  readonly tickets: number
  /** Rounds by units. */
  readonly rounds: ReadonlyMap<number, number>
  /** Paid spins by units and free spins awarded. */
  readonly paid: ReadonlyMap<number, number>
  /** Free spins by units. */
  readonly free: ReadonlyMap<number, number>
  readonly capped: number
  readonly paidScatterUnits: number
  readonly freeScatterUnits: number
  readonly holdUnits: number
  /** Over rounds with free spins: their number n and watched units f, as sums of n, n², f, n × f and f². */
  readonly features: Features
  /** SHA-256 of the units (u32) of each `CHUNK_TICKETS` tickets, by the number of that chunk. */
  readonly digests: ReadonlyMap<number, string>
}

export type Features = {
  readonly rounds: number
  readonly spins: number
  readonly spinsSquared: number
  readonly units: number
  readonly spinsTimesUnits: number
  readonly unitsSquared: number
  /** Free spins that pay something. */
  readonly hits: number
}

/** A paid spin awards fewer free spins than this. */
export const AWARDS_RADIX = 1024

/** Tickets whose pays have one digest. */
export const CHUNK_TICKETS = 4096

/** Plays the tickets from `first` up to `end`; both are whole chunks. */
export function countTickets(rules: BookRules, first: number, end: number): BookCount {
  assert(first % CHUNK_TICKETS === 0 && end % CHUNK_TICKETS === 0, 'tickets are counted in whole chunks')
  const payOf = ticketPays(rules)
  const digests = new Map<number, string>()
  const units = new Uint32Array(CHUNK_TICKETS)
  const tally = newTally(WATCHED_STAKES * rules.unitsPerBet)
  for (let ticket = first; ticket < end; ticket++) {
    const pay = payOf(ticket)
    tally.note(pay)
    const at = ticket % CHUNK_TICKETS
    units[at] = pay.units
    if (at === CHUNK_TICKETS - 1) digests.set((ticket - at) / CHUNK_TICKETS, payDigest(units))
  }
  return { tickets: end - first, ...tally.counts(), digests }
}

/** Adds up tickets; free spins are watched up to `cut` units each. */
function newTally(cut: number) {
  const [rounds, paid, free] = [
    new Map<number, number>(),
    new Map<number, number>(),
    new Map<number, number>(),
  ]
  const features = {
    rounds: 0,
    spins: 0,
    spinsSquared: 0,
    units: 0,
    spinsTimesUnits: 0,
    unitsSquared: 0,
    hits: 0,
  }
  let [capped, paidScatterUnits, freeScatterUnits, holdUnits] = [0, 0, 0, 0]
  return {
    note(pay: TicketPay): void {
      add(rounds, pay.units)
      add(paid, pay.paidUnits * AWARDS_RADIX + pay.awarded)
      if (pay.capped) capped++
      paidScatterUnits += pay.paidScatterUnits
      freeScatterUnits += pay.freeScatterUnits
      holdUnits += pay.holdUnits
      if (pay.freeUnits.length === 0) return
      for (const units of pay.freeUnits) add(free, units)
      noteFeature(features, pay.freeUnits, cut)
    },
    counts: () => ({
      rounds,
      paid,
      free,
      capped,
      paidScatterUnits,
      freeScatterUnits,
      holdUnits,
      features,
    }),
  }
}

function noteFeature(
  sums: { -readonly [Sum in keyof Features]: number },
  freeUnits: readonly number[],
  cut: number,
) {
  const spins = freeUnits.length
  const watched = freeUnits.reduce((sum, units) => sum + Math.min(units, cut), 0)
  sums.hits += freeUnits.filter((units) => units > 0).length
  sums.rounds++
  sums.spins += spins
  sums.spinsSquared += spins ** 2
  sums.units += watched
  sums.spinsTimesUnits += spins * watched
  sums.unitsSquared += watched ** 2
}

/** Adds counts of disjoint ranges up. */
export function addCounts(counts: readonly BookCount[]): BookCount {
  const total = (of: (count: BookCount) => number) => counts.reduce((sum, count) => sum + of(count), 0)
  const merged = (of: (count: BookCount) => ReadonlyMap<number, number>) => {
    const sum = new Map<number, number>()
    for (const count of counts) for (const [key, times] of of(count)) add(sum, key, times)
    return sum
  }
  return {
    tickets: total((count) => count.tickets),
    rounds: merged((count) => count.rounds),
    paid: merged((count) => count.paid),
    free: merged((count) => count.free),
    capped: total((count) => count.capped),
    paidScatterUnits: total((count) => count.paidScatterUnits),
    freeScatterUnits: total((count) => count.freeScatterUnits),
    holdUnits: total((count) => count.holdUnits),
    features: {
      rounds: total((count) => count.features.rounds),
      spins: total((count) => count.features.spins),
      spinsSquared: total((count) => count.features.spinsSquared),
      units: total((count) => count.features.units),
      spinsTimesUnits: total((count) => count.features.spinsTimesUnits),
      unitsSquared: total((count) => count.features.unitsSquared),
      hits: total((count) => count.features.hits),
    },
    digests: new Map(counts.flatMap((count) => [...count.digests])),
  }
}

function add(counts: Map<number, number>, key: number, times = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + times)
}
