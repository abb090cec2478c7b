import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Draws, drawsFrom, portableHash, type SoloRound, soloDraws, streamPrefix } from './index.ts'
import { newSeed } from './seeds.ts'
import { soloInput, streamWord } from './stream.ts'

const ROUND: SoloRound = {
  serverSeed: new Uint8Array(32).fill(9),
  clientSeed: 'poyraz',
  gameId: 'lale-devri',
  rulesHash: 'ab'.repeat(32),
  nonce: 1,
  stream: 'main',
}

const tape = (...words: number[]) => drawsFrom(() => words.shift() as number)

/**
 * Returns the words by which a shuffle gives this order: for each place from the end, the index of its item.
 */
function wordsOf(order: readonly number[]): number[] {
  const items = order.map((_, index) => index)
  return Array.from({ length: order.length - 1 }, (_, step) => {
    const last = order.length - 1 - step
    const at = items.indexOf(order[last] as number)
    items[at] = items[last] as number
    return at
  })
}

describe('draws', () => {
  it('picks by weight: the borders belong to the next one, weight 0 is never picked', () => {
    const weights = [3, 0, 2]
    const picked = [0, 1, 2, 3, 4].map((value) => tape(value).pick(weights))
    expect(picked).toEqual([0, 0, 0, 2, 2])
  })

  it.each([[[]], [[0, 0]], [[1, -1, 3]], [[0.5, 0.5]]])('refuses the weights %j', (weights) => {
    expect(() => tape(0).pick(weights)).toThrow('integer')
  })

  it('takes a chance of a in b', () => {
    expect([0, 1, 2, 3].map((value) => tape(value).chance(2, 4))).toEqual([true, true, false, false])
  })

  it.each([0, -1, 1.5, 2 ** 53, Number.NaN])('refuses to draw below %d', (n) => {
    expect(() => tape(0).int(n)).toThrow('positive integer')
  })

  it('draws up to 2^64', () => {
    expect(tape(2 ** 32 - 1, 2 ** 32 - 1).bigInt(1n << 64n)).toBe(2n ** 64n - 1n)
    expect(() => tape(0, 0).bigInt((1n << 64n) + 1n)).toThrow('at most 2^64')
    expect(() => tape(0).bigInt(0n)).toThrow('at most 2^64')
  })

  it('loses and doubles no card of any deck', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 416 }), fc.integer({ min: 1, max: 1e6 }), (size, nonce) => {
        const sorted = Array.from({ length: size }, (_, index) => index)
        const ascending = (cards: number[]) => cards.sort((left, right) => left - right)
        expect(ascending(soloDraws({ ...ROUND, nonce }).shuffle(size))).toEqual(sorted)
        expect(ascending(soloDraws({ ...ROUND, nonce }).deal(size))).toEqual(sorted)
      }),
    )
  })

  it('have a tape for every order of a deck, and seeds that outnumber the orders (R08)', () => {
    const deck = Array.from({ length: 52 }, (_, index) => index)
    fc.assert(
      fc.property(fc.shuffledSubarray(deck, { minLength: 52 }), (wanted) => {
        expect(tape(...wordsOf(wanted)).shuffle(52)).toEqual(wanted)
      }),
    )
    const orders = deck.map((index) => BigInt(index + 1)).reduce((a, b) => a * b)
    expect(2n ** BigInt(8 * newSeed().length)).toBeGreaterThan(orders)
    const streams = Array.from({ length: 257 }, (_, bit) => {
      const serverSeed = Uint8Array.from(ROUND.serverSeed, (byte, at) =>
        at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte,
      )
      return streamWord(soloInput({ ...ROUND, serverSeed }), portableHash, 0)()
    })
    // Every bit of the seed counts: 256 seeds one bit away from the 257th, and each has words of its own.
    expect(new Set(streams).size).toBe(257)
  })

  it('settles item t of a deal after t + 1 draws', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50 }), (dealt) => {
        const words = Array.from({ length: 51 }, (_, index) => index * 7919)
        const changed = words.map((word, index) => (index > dealt ? word + 1 : word))
        const shown = (values: number[]) =>
          tape(...values)
            .deal(52)
            .slice(0, dealt + 1)
        expect(shown(changed)).toEqual(shown(words))
      }),
    )
  })
})

/** A round of a made-up game that uses every kind of draw. */
function play(draws: Draws) {
  return [
    draws.int(37),
    draws.pick([5, 1, 3]),
    draws.chance(1, 3),
    draws.shuffle(6),
    draws.bigInt(10n ** 15n),
  ].flat()
}

describe('replay', () => {
  it('of the tape of words gives the same round, and every word is drawn or counted as rejected (R07)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (nonce) => {
        const word = streamWord(soloInput({ ...ROUND, nonce }), portableHash, 0)
        const recorded: number[] = []
        const live = drawsFrom(() => {
          const value = word()
          recorded.push(value)
          return value
        })
        const outcome = play(live)
        const replayed = tape(...recorded)
        expect(play(replayed)).toEqual(outcome)
        expect(recorded.length).toBe(live.words)
        expect(replayed).toMatchObject({ words: live.words, rejects: live.rejects })
        // One word for int, pick and chance, five for the shuffle, two for the wide draw.
        expect(live.words - live.rejects).toBe(3 + 5 + 2)
      }),
    )
  })

  it('goes on from a stored cursor as if the round had never stopped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), (before) => {
        const whole = soloDraws(ROUND)
        for (let index = 0; index < before; index++) whole.int(2 ** 31 + 1)
        const resumed = soloDraws(ROUND, portableHash, { words: whole.words, rejects: whole.rejects })
        expect(play(resumed)).toEqual(play(whole))
        expect(resumed).toMatchObject({ words: whole.words, rejects: whole.rejects })
      }),
    )
  })

  it('dies on a skipped word', () => {
    const words = Array.from({ length: 20 }, streamWord(soloInput(ROUND), portableHash, 0))
    expect(play(tape(...words.slice(1)))).not.toEqual(play(tape(...words)))
  })
})

describe('the stream', () => {
  const others: Partial<SoloRound>[] = [
    { serverSeed: new Uint8Array(32).fill(8) },
    { clientSeed: 'poyraz2' },
    { gameId: 'nazar' },
    { rulesHash: 'cd'.repeat(32) },
    { nonce: 2 },
    { stream: 'bonus' },
  ]

  it.each(others)('is another one when %j changes', (change) => {
    const words = (round: SoloRound) =>
      Array.from({ length: 8 }, streamWord(soloInput(round), portableHash, 0))
    expect(words({ ...ROUND, ...change })).not.toEqual(words(ROUND))
  })

  it('cannot be made equal by moving a character between two fields', () => {
    const left = streamPrefix(soloInput({ ...ROUND, gameId: 'ab', stream: 'c' }))
    const right = streamPrefix(soloInput({ ...ROUND, gameId: 'a', stream: 'bc' }))
    expect(left).not.toEqual(right)
  })

  it('orders its seats', () => {
    const seat = (number: number) => ({ seat: number, seed: new Uint8Array(1) })
    const input = { ...soloInput(ROUND), clients: [seat(3), seat(0)] }
    expect(() => streamPrefix(input)).toThrow('seats ascend')
    expect(() => streamPrefix({ ...input, clients: [seat(1), seat(1)] })).toThrow('seats ascend')
  })

  it('does not depend on when or how often others draw', () => {
    const alone = play(soloDraws(ROUND))
    const [mine, other] = [soloDraws(ROUND), soloDraws({ ...ROUND, stream: 'jackpot' })]
    other.int(6)
    const first = mine.int(37)
    other.shuffle(52)
    expect(first).toBe(alone[0])
    expect(mine.pick([5, 1, 3])).toBe(alone[1])
  })
})
