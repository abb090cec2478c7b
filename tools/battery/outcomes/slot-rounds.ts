import type { Draws } from '@poyraz/fairness'
import { assert } from '@poyraz/kernel'
import { toHouseGame } from '../../../modules/casino/house-games.ts'
import {
  type ChoiceGame,
  compileChoice,
  isChoiceGame,
  type ReelGame,
  type ReelOutcome,
  type ReelSpin,
} from '../../../packages/games/index.ts'
import { playUsual } from '../../../packages/games/slots/choices/round.ts'
import { type DrawsOf, drawsOfPlay, type Pairs } from '../seeds.ts'
import type { Sequence } from './sequences.ts'

/** A game whose spins draw the stops of the reels. */
export type StopsGame = ReelGame | ChoiceGame

/** Selection of rounds of one game: for each pair of seeds, the nonces `first`, `first` + `step`, .. */
export type Course = {
  readonly pairs: Pairs
  /** Name of the pairs: another name gives fresh data. */
  readonly name: string
  readonly pairCount: number
  readonly roundsPerPair: number
  readonly first: number
  readonly step: number
  readonly drawsOf?: DrawsOf
}

/** Final outcomes of a game. */
export type SlotRounds = {
  /** Stops of each reel: of the paid spins by round, and of all free spins in order. */
  readonly paid: readonly Sequence[]
  readonly free: readonly Sequence[]
  /** Units of each paid spin without covers up to the win cap, and the free spins that it awarded. */
  readonly paidUnits: readonly number[]
  readonly awarded: readonly number[]
  /** Units of each free spin, without its multiplier. */
  readonly freeUnits: readonly number[]
  /** Units of the covers of each round that had them. */
  readonly coverUnits: readonly number[]
  /** One value per round; equal if all stops of the rounds are equal. */
  readonly outcomes: readonly (number | string)[]
}

const STREAM = 'main'

/**
 * Plays the rounds as the casino does: draws of pair and nonce, decided by the house game. In a game with
 * decisions the player makes the default ones.
 */
export function playSlots(game: StopsGame, course: Course): SlotRounds {
  const { rules, slug } = game
  const { rulesHash, decide } = deciderOf(game)
  const drawsOf = course.drawsOf ?? drawsOfPlay
  const notes = newNotes(game)
  for (let pair = 0; pair < course.pairCount; pair++) {
    const seeds = course.pairs(course.name, pair)
    for (let round = 0; round < course.roundsPerPair; round++) {
      const nonce = course.first + round * course.step
      const draws = drawsOf({ ...seeds, gameId: slug, rulesHash, nonce, stream: STREAM })
      note(notes, decide(draws), rules.capUnits)
    }
  }
  return {
    ...notes,
    paid: notes.paid.map((reel) => ({ ...reel, of: Uint16Array.from(reel.of) })),
    free: notes.free.map((reel) => ({ ...reel, of: Uint16Array.from(reel.of) })),
  }
}

function deciderOf(game: StopsGame) {
  const { rulesHash, decide, stakes } = toHouseGame({ game, certificate: null })
  const [stake] = stakes
  assert(stake !== undefined, `${game.slug} has a stake`)
  if (!isChoiceGame(game)) {
    return { rulesHash, decide: (draws: Draws) => decide(draws, stake).outcome as ReelOutcome }
  }
  const machine = compileChoice(game.rules)
  return { rulesHash, decide: (draws: Draws): ReelOutcome => playUsual(machine, draws) }
}

type ReelNotes = { readonly name: string; readonly of: number[]; readonly values: number }

/** Data kept of played rounds; whole spins would take too much memory. */
type Notes = {
  readonly paid: readonly ReelNotes[]
  readonly free: readonly ReelNotes[]
  readonly paidUnits: number[]
  readonly awarded: number[]
  readonly freeUnits: number[]
  readonly coverUnits: number[]
  readonly outcomes: (number | string)[]
}

function newNotes({ rules: { strips, freeSpins } }: StopsGame): Notes {
  const reels = (mode: string, of: readonly (readonly string[])[]) =>
    of.map(({ length }, reel) => ({ name: `${mode} reel ${reel + 1}`, of: [], values: length }))
  return {
    paid: reels('paid', strips.base),
    free: freeSpins ? reels('free', strips.free ?? strips.base) : [],
    paidUnits: [],
    awarded: [],
    freeUnits: [],
    coverUnits: [],
    outcomes: [],
  }
}

function note(notes: Notes, { spins }: ReelOutcome, capUnits: number): void {
  for (const { mode, stops, units, multiplier, awarded, pick } of spins) {
    const isPaid = mode === 'base'
    for (const [reel, stop] of stops.entries()) (isPaid ? notes.paid : notes.free)[reel]?.of.push(stop)
    if (isPaid) {
      notes.awarded.push(awarded)
      notes.paidUnits.push(Math.min(units - (pick?.units ?? 0), capUnits))
      if (pick) notes.coverUnits.push(pick.units)
    } else notes.freeUnits.push(units / multiplier)
  }
  notes.outcomes.push(nameOf(spins, notes.paid))
}

/** Returns an identifier of the stops; a number for a round of one spin, which is faster. */
function nameOf(spins: readonly ReelSpin[], reels: readonly ReelNotes[]): number | string {
  if (spins.length > 1) return spins.map(({ stops }) => stops.join()).join(' ')
  return reels.reduce((place, { values }, reel) => place * values + (spins[0]?.stops[reel] as number), 0)
}
