/** One level of a progressive pool, or the single level of a must-hit-by pool. Money in kuruş. */
export type JackpotLevel = {
  /** Number of the level in the protocol. */
  readonly id: number
  readonly key: string
  /** The house starts each new pot with it. */
  readonly seed: number
  /** A pot is never shown or paid above it; what is beyond stays for the next pot. */
  readonly cap: number
  /** Micro-kuruş that the pot receives per kuruş of stake. */
  readonly rate: number
  /** Tickets that win this level per kuruş of stake; 0 in a must-hit-by pool. */
  readonly weight: number
}

/**
 * Rules of a pool of jackpots, as they are published and hashed. A paid stake of one of its games adds to
 * each pot, and may win one. Stakes beyond `stakeMax` (kuruş) are not played.
 *
 * - `ticket-1`: the round draws a ticket below `tickets` from its own seeds (stream `jackpot`).
 * - `must-hit-1`: a hidden distance, committed to before the pot opens; the stake that fills it wins.
 */
export type JackpotRules = {
  readonly gameId: string
  readonly version: number
  readonly mapping: 'ticket-1' | 'must-hit-1'
  /** Slugs of the slots that feed the pool. */
  readonly games: readonly string[]
  readonly stakeMax: number
  /** Number of tickets; 1 in a must-hit-by pool, which draws none. */
  readonly tickets: number
  readonly levels: readonly JackpotLevel[]
}

/** Micro-kuruş in a kuruş: the smallest part of a stake that a pot receives. */
export const MICRO = 1_000_000n
