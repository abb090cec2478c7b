import { assert } from '@poyraz/kernel'
import { toHouseGame } from '../../../modules/casino/house-games.ts'
import type { BookGame } from '../../../packages/games/index.ts'
import type { Family, TestResult } from '../judge.ts'
import { drawsOfPlay } from '../seeds.ts'
import { asCertified, certifiedPays } from './certified.ts'
import { duplicates } from './duplicates.ts'
import { runsOfHalves, type Sequence, sequenceTests } from './sequences.ts'
import type { Course } from './slot-rounds.ts'

/** Classes of tickets that are equally large: tickets themselves are too many to be counted one by one. */
const CLASSES = 64

/** R05: tests of a game that is a book of tickets: the drawn tickets, and what whole rounds pay. */
export function bookFamily(game: BookGame, course: Omit<Course, 'name' | 'first' | 'step'>): Family {
  const { slug, present } = game
  const rounds = course.pairCount * course.roundsPerPair
  return {
    name: `Outcomes: ${present.name.tr}`,
    size: `${rounds} rounds of ${course.pairCount} pairs of seeds`,
    tests: (attempt) => bookTests(game, playBook(game, course, `${slug}/${attempt}`)),
  }
}

/** Part that the outcomes of all books share. */
type BookOutcome = { readonly ticket: number; readonly units: number }
type BookRounds = { readonly tickets: readonly number[]; readonly units: readonly number[] }

/** Plays the rounds as the casino does: draws of pair and nonce, decided by the house game. */
function playBook(game: BookGame, course: Omit<Course, 'name' | 'first' | 'step'>, name: string) {
  const { rulesHash, decide, stakes } = toHouseGame({ game, certificate: null })
  const [stake] = stakes
  assert(stake !== undefined, `${game.slug} has a stake`)
  const [tickets, units]: [number[], number[]] = [[], []]
  for (let pair = 0; pair < course.pairCount; pair++) {
    const seeds = course.pairs(name, pair)
    for (let nonce = 1; nonce <= course.roundsPerPair; nonce++) {
      const draws = (course.drawsOf ?? drawsOfPlay)({
        ...seeds,
        gameId: game.slug,
        rulesHash,
        nonce,
        stream: 'main',
      })
      const outcome = decide(draws, stake).outcome as BookOutcome
      tickets.push(outcome.ticket)
      units.push(outcome.units)
    }
  }
  return { tickets, units }
}

function bookTests(game: BookGame, { tickets, units }: BookRounds): readonly TestResult[] {
  const { tickets: all } = game.rules
  const parts = (name: string, classOf: (ticket: number) => number): Sequence => {
    return { name, of: Uint16Array.from(tickets, classOf), values: CLASSES }
  }
  return [
    ...sequenceTests(parts('tickets by size', (ticket) => Math.floor((ticket / all) * CLASSES))),
    ...sequenceTests(parts('tickets by their last bits', (ticket) => ticket % CLASSES)),
    {
      kind: 'distribution',
      of: 'pays of whole rounds',
      p: asCertified(units, certifiedPays(game.slug, 'rounds')),
    },
    {
      kind: 'runs',
      of: 'rounds that pay',
      p: runsOfHalves(Uint8Array.from(units, (one) => (one > 0 ? 1 : 0))),
    },
    { kind: 'duplicates', of: 'tickets', p: duplicates(tickets, 1 / all) },
  ]
}
