import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Draws, drawsFrom } from '@poyraz/fairness'
import { describe, expect, it } from 'vitest'
import {
  type ChoiceGame,
  isBookGame,
  isChoiceGame,
  isReelGame,
  type ReelGame,
  SLOT_GAMES,
} from '../../../packages/games/index.ts'
import { ROOT } from '../../repository.ts'
import { examine, type Judged, label } from '../judge.ts'
import { type DrawsOf, drawsOfPlay, hashOf, pairsFrom } from '../seeds.ts'
import { bookFamily } from './books.ts'
import { asCertified, certifiedSpins } from './certified.ts'
import { DEALERS, type Dealer, dealTests, dealtBy } from './deals.ts'
import { duplicates } from './duplicates.ts'
import { interplay, later } from './interplay.ts'
import {
  collectionChances,
  couponCollector,
  evenness,
  overlappingPairs,
  runsOfHalves,
  type Sequence,
  serialCorrelation,
} from './sequences.ts'
import { playSlots, type StopsGame } from './slot-rounds.ts'
import { slotTests, turnsFamily } from './slots.ts'

const pairs = pairsFrom(new Uint8Array(32).fill(5))

/** One endless stream: equivalent to a stream for each round, and faster. */
function longStream(gameId: string): Draws {
  return drawsOfPlay({ ...pairs(gameId, 0), gameId, rulesHash: hashOf(gameId), nonce: 1, stream: 'main' })
}

const sequence = (of: Iterable<number>, values: number): Sequence => ({
  name: 'one',
  of: Uint16Array.from(of),
  values,
})

describe('one sequence', () => {
  const faces = (change: (face: number, index: number) => number) => {
    const draws = longStream('dice')
    return sequence(
      Array.from({ length: 20_000 }, (_, index) => change(draws.int(6), index)),
      6,
    )
  }
  const fair = faces((face) => face)
  const even = sequence(fair.of.toSorted(), 6)

  it('has the chi-square of its counts', () => {
    // (1 + 1 + 0) / 4 with two degrees of freedom. The upper tail is e^(-x/2); the lower one is smaller.
    expect(evenness(sequence([0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2], 3))).toBeCloseTo(
      2 * (1 - Math.exp(-0.25)),
      10,
    )
    expect(evenness(fair)).toBeGreaterThan(0.001)
    expect(evenness(faces((face, index) => (index % 20 === 0 ? 0 : face)))).toBeLessThan(1e-6)
  })

  it('fails if it is more even than chance, such as draws without replacement', () => {
    expect(evenness(faces((_, index) => index % 6))).toBeLessThan(1e-6)
  })

  it('has the chi-square of its overlapping pairs', () => {
    // SP 800-22, 2.11.4: ψ² is 1.2 for pairs and 0.4 for bits; of two degrees the lower tail counts.
    expect(overlappingPairs(sequence(Array.from('0011011101', Number), 2))).toBeCloseTo(
      2 * (1 - Math.exp(-0.4)),
      10,
    )
    expect(overlappingPairs(fair)).toBeGreaterThan(0.001)
    let before = 0
    const sticky = faces((face, index) => (before = index % 20 === 0 ? before : face))
    expect(overlappingPairs(sticky)).toBeLessThan(1e-6)
    expect(evenness(sticky)).toBeGreaterThan(0.001)
  })

  it('has the p-value of its number of runs', () => {
    // Six runs of three and three: the mean is 1 + 2·3·3/6 = 4, the variance 3·2/5, which is 1.8257 deviations.
    expect(runsOfHalves(Uint8Array.of(0, 1, 0, 1, 0, 1))).toBeCloseTo(0.0679, 4)
    expect(runsOfHalves(Uint8Array.from(even.of, (face) => (face < 3 ? 0 : 1)))).toBeLessThan(1e-6)
  })

  it('has no correlation with preceding values', () => {
    expect(serialCorrelation(fair)).toBeGreaterThan(0.001)
    expect(serialCorrelation(faces((face, index) => (index % 8 === 3 ? 5 : face)))).toBeLessThan(1e-6)
  })

  it('has the expected lengths of complete collections', () => {
    const chances = collectionChances(3)
    // Of the 27 ways of three draws 6 show all; of the 81 of four 18 show the third value last.
    expect(chances.slice(0, 5).map((chance) => chance.toFixed(6))).toEqual([
      '0.000000',
      '0.000000',
      '0.000000',
      '0.222222',
      '0.222222',
    ])
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10)
    expect(couponCollector(fair, 1000)).toBeGreaterThan(0.001)
    expect(
      couponCollector(
        faces((_, index) => index % 6),
        1000,
      ),
    ).toBe(0)
  })
})

describe('two sequences', () => {
  const stops = (draws: Draws) =>
    sequence(
      Array.from({ length: 20_000 }, () => draws.int(10)),
      10,
    )
  const left = stops(longStream('left'))

  it('are independent', () => {
    const p = (right: Sequence) => interplay('', left, right).map((result) => result.p)
    expect(p(stops(longStream('right')))[0]).toBeGreaterThan(0.001)
    expect(p(later(left, 1))[0]).toBeGreaterThan(0.001)
    const before = later(left, 1).of
    const copied = before.map((stop, index) => (index % 20 === 0 ? (left.of[index] as number) : stop))
    expect(p({ ...left, of: copied })[0]).toBeLessThan(1e-6)
  })

  it('are not tested if they are too short to fill every pair of values', () => {
    expect(interplay('', left, later(left, 19_001))).toEqual([])
  })
})

describe('whole outcomes', () => {
  it('repeat as often as expected, no more and no less', () => {
    const draws = longStream('outcomes')
    const outcomes = Array.from({ length: 10_000 }, () => draws.int(100_000))
    expect(duplicates(outcomes, 1e-5)).toBeGreaterThan(0.001)
    expect(duplicates([...outcomes, ...outcomes.slice(0, 200)], 1e-5)).toBeLessThan(1e-6)
    expect(duplicates([...new Set(outcomes)], 1e-5)).toBeLessThan(1e-6)
    expect(duplicates(['a b', 'a b', 'c'], 1e-12)).toBeLessThan(1e-6)
  })
})

describe('a certificate', () => {
  it.each(SLOT_GAMES.filter(isReelGame).map((game) => [game.slug, game] as const))(
    'of %s matches the spins that are played',
    (slug, game) => {
      const text = readFileSync(join(ROOT, `packages/games/slots/${slug}/certificate.json`), 'utf8')
      const { base, free } = JSON.parse(text).combinations
      expect(certifiedSpins(slug, 'base').cycle).toBe(Number(base))
      if (game.rules.freeSpins) expect(certifiedSpins(slug, 'free').cycle).toBe(Number(free))
    },
  )

  it('is compared with the values that occur', () => {
    const weights = new Map([
      [0, 70],
      [5, 20],
      [20, 9],
      [1000, 1],
    ])
    const values = (...counts: readonly number[]) =>
      [...weights.keys()].flatMap((value, index) => new Array<number>(counts[index] ?? 0).fill(value))
    expect(asCertified(values(712, 191, 86, 11), weights)).toBeGreaterThan(0.1)
    expect(asCertified(values(640, 260, 89, 11), weights)).toBeLessThan(1e-3)
    expect(asCertified([...values(712, 191, 86, 11), 7], weights)).toBe(0)
  })
})

const KAPLAN = SLOT_GAMES.find(({ slug }) => slug === 'kaplan') as ReelGame
const COURSE = { pairs, pairCount: 3, roundsPerPair: 10_000, first: 1, step: 1 }

/** Examines rounds of a game with these draws. */
function judged(drawsOf: DrawsOf, game: StopsGame = KAPLAN): Judged {
  return examine({
    name: game.slug,
    size: '',
    tests: (attempt) =>
      slotTests(game, playSlots(game, { ...COURSE, name: `test/${attempt}`, drawsOf }), COURSE.roundsPerPair),
  })
}

/** Returns draws of one long stream with each number changed. */
function withInts(change: (draws: Draws, n: number) => number): DrawsOf {
  const draws = longStream('changed')
  const changed = { ...draws, int: (n: number) => change(draws, n) }
  return () => changed
}

describe('final outcomes (R05)', () => {
  it('pass with the draws of play, in all kinds of tests', () => {
    const { results, red } = judged(drawsOfPlay)
    expect(red).toEqual([])
    expect(new Set(results.map(({ kind }) => kind))).toEqual(
      new Set([
        'distribution',
        'overlap',
        'coupon collector',
        'runs',
        'serial correlation',
        'interplay',
        'duplicates',
      ]),
    )
    expect(new Set(results.map(label)).size).toBe(results.length)
  })

  it.each<readonly [string, string, () => DrawsOf]>([
    ['modulo scaling of bytes', 'distribution', () => withInts((draws, n) => draws.int(256) % n)],
    [
      'a stuck bit',
      'distribution',
      () => {
        const draws = longStream('stuck')
        const stuck = drawsFrom(() => (draws.int(2 ** 32) | 1) >>> 0)
        return () => stuck
      },
    ],
    [
      'a nonce used twice, once in twenty',
      'overlap',
      () => (round) => drawsOfPlay({ ...round, nonce: round.nonce - (round.nonce % 20 === 0 ? 1 : 0) }),
    ],
    [
      'a reel that follows the one before, once in twenty',
      'interplay',
      () => {
        let before = 0
        return withInts((draws, n) => (before = draws.chance(1, 20) ? before % n : draws.int(n)))
      },
    ],
    [
      'stops dealt from a bag, each once before any comes again',
      'distribution',
      () => {
        const bags = new Map<number, number[]>()
        return withInts((draws, n) => {
          const bag = bags.get(n) ?? []
          if (bag.length === 0) bag.push(...draws.shuffle(n))
          bags.set(n, bag)
          return bag.pop() as number
        })
      },
    ],
  ])('would not pass with %s', (_, kind, drawsOf) => {
    expect(judged(drawsOf()).red.map((result) => result.kind)).toContain(kind)
  })

  it('fail if a reel differs from the certificate', () => {
    const game = structuredClone(KAPLAN)
    const [strip] = game.rules.strips.base
    Object.assign(strip as string[], { 0: 'tiger' })
    expect(
      judged(
        withInts((draws, n) => draws.int(n)),
        game,
      ).red.map(label),
    ).toEqual(['distribution: pays of paid spins'])
  })

  it.each([
    ['the second game shows what the first one did', (nonce: number) => Math.ceil(nonce / 2)],
    ['the first game shows what the second one did', (nonce: number) => Math.floor(nonce / 2)],
  ])('would not pass where %s, the round before', (_, roundsAlike) => {
    const draws = longStream('turns')
    const shares = new Map<string, number>()
    const alike: DrawsOf = ({ clientSeed, nonce }) => {
      const round = `${clientSeed}/${roundsAlike(nonce)}`
      const share = shares.get(round) ?? draws.int(2 ** 32) / 2 ** 32
      shares.set(round, share)
      return { ...draws, int: (n) => Math.floor(share * n) }
    }
    const { red } = examine(turnsFamily([KAPLAN, KAPLAN], { ...COURSE, drawsOf: alike }))
    expect(red.map(({ kind }) => kind)).toContain('interplay')
  })
})

/** One game of each kind of decision. */
const CHOICES = SLOT_GAMES.filter(isChoiceGame).filter(({ slug }) =>
  ['dort-mevsim', 'mangala', 'saatci', 'yazlik-sinema'].includes(slug),
)

describe('final outcomes of games with decisions (R05)', () => {
  it.each(CHOICES)('of $slug pass with the draws of play', (game) => {
    expect(judged(drawsOfPlay, game).red).toEqual([])
  })

  it('would not pass if the contents of covers were not shuffled', () => {
    const draws = longStream('covers')
    const unshuffled = { ...draws, deal: (n: number) => Array.from({ length: n }, (_, thing) => thing) }
    const mangala = CHOICES.find(({ slug }) => slug === 'mangala') as ChoiceGame
    expect(judged(() => unshuffled, mangala).red.map(label)).toEqual(['distribution: covers'])
  })
})

/** One book of each mapping: cascades, and reels with a hold-and-win. */
const BOOKS = SLOT_GAMES.filter(isBookGame).filter(({ slug }) => ['bostan', 'define'].includes(slug))

describe.each(BOOKS)('final outcomes of the book $slug (R05)', (game) => {
  const judgedBook = (drawsOf: DrawsOf) =>
    examine(bookFamily(game, { pairs, pairCount: 2, roundsPerPair: 6000, drawsOf }))

  it('pass with the draws of play', () => {
    const { results, red } = judgedBook(drawsOfPlay)
    expect(red).toEqual([])
    expect(results.map(({ kind }) => kind)).toContain('distribution')
  })

  it('would not pass if the tickets of the first half came more often', () => {
    const halved = withInts((draws, n) => (draws.chance(1, 5) ? draws.int(n / 2) : draws.int(n)))
    expect(judgedBook(halved).red.map(({ of }) => of)).toContain('tickets by size')
  })
})

describe('dealt items (R05, R12)', () => {
  const DEALS = 10_000
  const judgedDeals = (dealer: Dealer) =>
    examine({
      name: dealer.name,
      size: '',
      tests: (attempt) => dealTests(dealer, dealtBy(dealer, DEALS, pairs, `test/${attempt}`)),
    })

  it.each(DEALERS.map((dealer) => [dealer.name, dealer] as const))('of a %s pass', (_, dealer) => {
    expect(judgedDeals(dealer).red).toEqual([])
  })

  it('fail with a shuffle that swaps with any card', () => {
    const naive = (draws: Draws) => {
      const cards = Array.from({ length: 52 }, (_, card) => card)
      for (let place = 0; place < 52; place++) {
        const other = draws.int(52)
        const card = cards[place] as number
        cards[place] = cards[other] as number
        cards[other] = card
      }
      return cards
    }
    expect(judgedDeals({ ...(DEALERS[0] as Dealer), deal: naive }).red).not.toEqual([])
  })
})
