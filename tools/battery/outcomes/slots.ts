import type { Family, TestResult } from '../judge.ts'
import { asCertified, type Certified, certifiedPays, certifiedSpins } from './certified.ts'
import { duplicates } from './duplicates.ts'
import { interplay, later } from './interplay.ts'
import { runsOfHalves, type Sequence, sequenceTests } from './sequences.ts'
import { type Course, playSlots, type SlotRounds, type StopsGame } from './slot-rounds.ts'

/** R05: tests of one game and its certificate, with pairs of seeds that play only this game. */
export function slotFamily(game: StopsGame, course: Omit<Course, 'name' | 'first' | 'step'>): Family {
  const { slug, present } = game
  const rounds = course.pairCount * course.roundsPerPair
  return {
    name: `Outcomes: ${present.name.tr}`,
    size: `${rounds} rounds of ${course.pairCount} pairs of seeds`,
    tests(attempt) {
      const played = playSlots(game, { ...course, name: `${slug}/${attempt}`, first: 1, step: 1 })
      return slotTests(game, played, course.roundsPerPair)
    },
  }
}

/** Runs all tests of a game's rounds; `roundsPerPair` belong to each pair of seeds. */
export function slotTests(game: StopsGame, rounds: SlotRounds, roundsPerPair: number): readonly TestResult[] {
  const paid = certifiedSpins(game.slug, 'base')
  const free = game.rules.freeSpins ? certifiedSpins(game.slug, 'free') : null
  return [
    ...[...rounds.paid, ...rounds.free].flatMap(sequenceTests),
    ...payTests(rounds, paid, free),
    ...(rounds.coverUnits.length > 0 ? [coverTest(game, rounds)] : []),
    ...reelTests(rounds.paid),
    ...reelTests(rounds.free),
    ...neighbourTests(rounds.paid, roundsPerPair),
    { kind: 'duplicates', of: 'whole outcomes', p: duplicates(rounds.outcomes, chanceOfSame(paid)) },
  ]
}

/**
 * Returns the probability that two rounds are equal: their paid spins have equal stops and award no free
 * spins. Rounds with free spins are practically never equal.
 */
function chanceOfSame({ cycle, awards }: Certified): number {
  return (awards.get(0) ?? 0) / cycle ** 2
}

function payTests(rounds: SlotRounds, paid: Certified, free: Certified | null): readonly TestResult[] {
  const certified = (of: string, values: readonly number[], weights: ReadonlyMap<number, number>) => {
    return { kind: 'distribution', of, p: asCertified(values, weights) }
  }
  return [
    certified('pays of paid spins', rounds.paidUnits, paid.payouts),
    ...(free
      ? [
          certified('free spins awarded', rounds.awarded, paid.awards),
          certified('pays of free spins', rounds.freeUnits, free.payouts),
        ]
      : []),
    {
      kind: 'runs',
      of: 'rounds that pay',
      p: runsOfHalves(Uint8Array.from(rounds.paidUnits, (units) => (units > 0 ? 1 : 0))),
    },
  ]
}

function coverTest({ slug }: StopsGame, { coverUnits }: SlotRounds): TestResult {
  return { kind: 'distribution', of: 'covers', p: asCertified(coverUnits, certifiedPays(slug, 'covers')) }
}

/** Tests the independence of every two reels of a spin. */
function reelTests(reels: readonly Sequence[]): readonly TestResult[] {
  return reels.flatMap((left, index) =>
    reels.slice(index + 1).flatMap((right) => interplay(`${left.name} and ${right.name}`, left, right)),
  )
}

/**
 * Tests the independence of every two reels of one round and the next, and of two players. The same reel is
 * left out, because its overlapping pairs are tested elsewhere.
 */
function neighbourTests(reels: readonly Sequence[], roundsPerPair: number): readonly TestResult[] {
  const next = reels.flatMap((left) =>
    reels
      .filter((right) => right !== left)
      .flatMap((right) => interplay(`${left.name}, then ${right.name}`, left, later(right, 1))),
  )
  const players = reels.flatMap((reel) =>
    interplay(`${reel.name} of two players`, reel, later(reel, roundsPerPair)),
  )
  return [...next, ...players]
}

/**
 * R05: tests the independence of games, where each player's rounds go to all games in turn with the same pair
 * of seeds.
 */
export function turnsFamily(
  games: readonly StopsGame[],
  course: Omit<Course, 'name' | 'first' | 'step'>,
): Family {
  return {
    name: 'Outcomes: games in turn',
    size: `${games.length * course.pairCount * course.roundsPerPair} rounds of ${course.pairCount} pairs of seeds`,
    tests(attempt) {
      const played = games.map((game, index) => {
        const turn = { name: `turns/${attempt}`, first: index + 1, step: games.length }
        return { slug: game.slug, reels: playSlots(game, { ...course, ...turn }).paid }
      })
      return played.flatMap(({ slug, reels }, index) => {
        const isLast = index === played.length - 1
        const following = played[isLast ? 0 : index + 1]
        return reels.flatMap((reel, at) => {
          const right = following?.reels[at]
          const name = `${reel.name} of ${slug}, then of ${following?.slug}`
          return right ? interplay(name, reel, isLast ? later(right, 1) : right) : []
        })
      })
    },
  }
}
