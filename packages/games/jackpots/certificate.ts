import { exactFigure } from '../exact-figures.ts'
import { add, decimal, type Ratio, ratio } from '../ratio.ts'
import { contribution, distances } from './decide.ts'
import type { JackpotLevel, JackpotRules } from './rules.ts'

/** Exact figures of a level at one stake (kuruş). Shares are those of the stake, in the long run. */
export type LevelFigures = {
  /** Share of the stakes that players put in; all of it is paid sooner or later, caps included. */
  readonly contributed: Ratio
  /** Share of the stakes that the house adds by the seeds of new pots. */
  readonly seeded: Ratio
  /** Mean number of rounds of this stake between two hits. */
  readonly roundsPerHit: Ratio
}

/** Ten to the sixth: parts of a stake by `rate`. */
const PARTS = 1_000_000n

export function levelFigures(rules: JackpotRules, level: JackpotLevel, stake: bigint): LevelFigures {
  const roundsPerHit =
    rules.mapping === 'ticket-1'
      ? ratio(BigInt(rules.tickets), BigInt(level.weight) * stake)
      : roundsToFill(BigInt(distances(rules)), contribution(level, stake))
  const { numerator, denominator } = roundsPerHit
  return {
    contributed: ratio(BigInt(level.rate), PARTS),
    seeded: ratio(BigInt(level.seed) * denominator, stake * numerator),
    roundsPerHit,
  }
}

/**
 * Mean number of equal contributions that fill a distance of 1 to `all`, each equally likely: the mean of
 * ceil(distance / each).
 */
function roundsToFill(all: bigint, each: bigint): Ratio {
  const [whole, rest] = [all / each, all % each]
  return ratio((each * whole * (whole + 1n)) / 2n + rest * (whole + 1n), all)
}

/** Return of a whole pool at one stake: contributions and seeds of all levels. */
export function poolReturn(rules: JackpotRules, stake: bigint): Ratio {
  return add(
    ...rules.levels.flatMap((level) => {
      const { contributed, seeded } = levelFigures(rules, level, stake)
      return [contributed, seeded]
    }),
  )
}

/** The certificate of a pool for a ladder of stakes, as it is published. Percents are cut, not rounded. */
export function certifyPool(rules: JackpotRules, rulesHash: string, stakes: readonly number[]) {
  return {
    gameId: rules.gameId,
    version: rules.version,
    rulesHash,
    byStake: stakes.map((stake) => ({
      stake,
      returned: exactFigure(poolReturn(rules, BigInt(stake))),
      levels: rules.levels.map((level) => {
        const { contributed, seeded, roundsPerHit } = levelFigures(rules, level, BigInt(stake))
        return {
          key: level.key,
          contributed: exactFigure(contributed),
          seeded: exactFigure(seeded),
          roundsPerHit: decimal(roundsPerHit, 2),
        }
      }),
    })),
  }
}
export type JackpotCertificate = ReturnType<typeof certifyPool>
