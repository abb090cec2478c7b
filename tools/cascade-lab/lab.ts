import { ticketPays } from '../../packages/games/slots/books/ticket-pays.ts'
import type { BookRules } from '../../packages/games/slots/rules.ts'

/** Figures of how a draft of a game plays, estimated from the first tickets of its book. */
export type Feel = {
  readonly rtp: number
  readonly freeShare: number
  readonly scatterShare: number
  readonly holdShare: number
  readonly holdOneIn: number
  readonly sigma: number
  /** Share of paid spins that pay anything, and at least the stake. */
  readonly hit: number
  readonly hitStake: number
  readonly triggerOneIn: number
  readonly freePerTrigger: number
  /** Mean of a round with free spins, in stakes. */
  readonly feature: number
  readonly mostStakes: number
  readonly ticketsPerSecond: number
}

export function feelOf(rules: BookRules, tickets: number): Feel {
  const payOf = ticketPays(rules)
  const stake = rules.unitsPerBet
  let [sum, squares, base, scatters, hits, hitStakes, features, spins, most] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
  let [holds, holdUnits] = [0, 0]
  const start = performance.now()
  for (let ticket = 0; ticket < tickets; ticket++) {
    const pay = payOf(ticket)
    const units = pay.units / stake
    sum += units
    squares += units * units
    base += pay.paidUnits / stake
    scatters += (pay.paidScatterUnits + pay.freeScatterUnits) / stake
    holdUnits += pay.holdUnits / stake
    if (pay.holdUnits > 0) holds++
    if (pay.paidUnits > 0) hits++
    if (pay.paidUnits >= stake) hitStakes++
    if (pay.freeUnits.length > 0) features++
    spins += pay.freeUnits.length
    if (units > most) most = units
  }
  const seconds = (performance.now() - start) / 1000
  const mean = sum / tickets
  return {
    rtp: mean,
    freeShare: (sum - Math.min(base, sum)) / tickets,
    scatterShare: scatters / tickets,
    holdShare: holdUnits / tickets,
    holdOneIn: tickets / holds,
    sigma: Math.sqrt(squares / tickets - mean * mean),
    hit: hits / tickets,
    hitStake: hitStakes / tickets,
    triggerOneIn: tickets / features,
    freePerTrigger: spins / features,
    feature: (sum - base) / features,
    mostStakes: most,
    ticketsPerSecond: tickets / seconds,
  }
}
