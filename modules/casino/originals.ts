import { canonicalJson, type Draws, drawsFrom, rulesHash } from '@poyraz/fairness'
import { nodeHash } from '@poyraz/fairness/server'
import { type OriginalCommand, recordOf, SMALL_WINS_MAX, type WatchedFigure } from '@poyraz/games'
import { ORIGINAL_FOLDERS, type OriginalFolder } from '@poyraz/games/original-folders'
import { assert, type Kurus, kurus } from '@poyraz/kernel'
import { refusalOf } from '@poyraz/rounds'
import { attempted } from './attempted.ts'
import type { Decision, HouseGame } from './house-game.ts'

/** Numbers of `CATEGORIES` that list every original: featured, quick access, all. */
const OF_EVERY_ORIGINAL = [27, 94, 98]
const CALM = 96

/** Cap of pays in the return watch, in stakes, as for slots (`house-games.ts`). */
const WATCHED_STAKES = BigInt(SMALL_WINS_MAX)

/** The originals of `packages/games/originals` as the casino runs them. */
export const ORIGINALS: readonly HouseGame[] = ORIGINAL_FOLDERS.map(toOriginal)

function toOriginal({ game, certificate }: Pick<OriginalFolder, 'game' | 'certificate'>): HouseGame {
  const { id, slug, rules, round, present, offered } = game
  const payout = (stake: Kurus, { units }: { readonly units: number }) =>
    unitsWorth(rules.unitsPerBet, stake, units)
  return {
    id,
    slug,
    name: present.name,
    image: present.tile.art,
    rulesHash: rulesHash(rules, nodeHash),
    rulesText: canonicalJson(rules),
    get certified() {
      const hash = attempted(() => rulesHash(rules, nodeHash))
      return hash.ok && hash.value === certificate?.rulesHash
    },
    rtpBp: rules.rtpBp,
    volatility: present.volatility,
    stakes: rules.stakes.map(kurus),
    features: [rules.mode === 'open' ? 'decisions' : 'instant'],
    types: ['originals'],
    categories: [...OF_EVERY_ORIGINAL, ...(present.volatility === 'low' ? [CALM] : [])],
    offered,
    watchedMost: { paid: Number(WATCHED_STAKES) * rules.unitsPerBet },
    watchedFigures: () => ({ paid: ceilingOf(rules.unitsPerBet, certificate) }),
    takes: (command) => refusalOf(round, round.open(1, NO_DRAWS), { by: 0, command }) === null,
    ...(rules.mode === 'open' ? { open: { round, payout } } : {}),
    decide: (draws, stake, command) => decideInstant({ round, payout }, draws, stake, command),
  }
}

/**
 * Returns the expected figures of an original. The return depends on the option. Whatever a player chooses,
 * the mean of a capped pay is at most the greatest return, and its mean square at most the cap times that.
 */
function ceilingOf(unitsPerBet: number, certificate: OriginalFolder['certificate']): WatchedFigure {
  const { numerator, denominator } = certificate?.rtp.most ?? { numerator: '1', denominator: '1' }
  const most = WATCHED_STAKES * BigInt(unitsPerBet)
  const mean = { numerator: BigInt(numerator) * BigInt(unitsPerBet), denominator: BigInt(denominator) }
  const variance = { numerator: mean.numerator * most, denominator: mean.denominator }
  return { most: Number(most), mean, variance, hit: { numerator: 1n, denominator: 1n }, isCeiling: true }
}

/** Draws that throw: no round draws before its first command. */
export const NO_DRAWS: Draws = drawsFrom(() => {
  throw new Error('a round draws nothing before its first command')
})

function decideInstant(
  { round, payout }: NonNullable<HouseGame['open']>,
  draws: Draws,
  stake: Kurus,
  command: unknown,
): Decision {
  const decided = round.apply(round.open(1, draws), { by: 0, command }, draws)
  assert(decided.ok, 'the command was checked before the draw')
  const outcome = recordOf(round, decided.value, [{ by: 0, command: command as OriginalCommand }])
  assert(outcome !== null, 'an instant round is over after one command')
  return { outcome, win: payout(stake, outcome) }
}

/** Returns the kuruş of pay units. No rounding is needed, because a stake is a multiple of its units. */
function unitsWorth(unitsPerBet: number, stake: Kurus, units: number): Kurus {
  const perBet = BigInt(unitsPerBet)
  assert(stake > 0n && stake % perBet === 0n, 'a stake is a whole number of kuruş per unit')
  return kurus((stake / perBet) * BigInt(units))
}
