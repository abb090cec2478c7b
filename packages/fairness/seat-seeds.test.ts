import { describe, expect, it } from 'vitest'
import { sharedDraws } from './chain.ts'
import {
  chainHandId,
  commitSeatSeed,
  isSeatSeed,
  type SeatSeed,
  seatClients,
  seatListHash,
  seatSeedsHold,
} from './seat-seeds.ts'

/** Expected values were computed with Python's hashlib and hmac from the text of decision 026. */
const HAND = chainHandId('table-101-s1', 2)
const ADA = `ada-${'0'.repeat(32)}`
const CAN = `can-${'1'.repeat(32)}`
const COMMIT_ADA = '180de93195482923be460c56c93d07d20d49e7cf794af1896b43516418a10287'
const COMMIT_CAN = 'd219562373e8c599b43e3b443aba5526b86ef61d946d737349549da62ae76613'
const opened = (...seeds: string[]): SeatSeed[] =>
  seeds.map((seed) => ({ commit: commitSeatSeed(HAND, seed), seed }))

describe('a seat seed', () => {
  it('has the published commitment, bound to one round', () => {
    expect(HAND).toBe('table-101-s1-2')
    expect([commitSeatSeed(HAND, ADA), commitSeatSeed(HAND, CAN)]).toEqual([COMMIT_ADA, COMMIT_CAN])
    expect(commitSeatSeed(chainHandId('table-101-s1', 3), ADA)).not.toBe(COMMIT_ADA)
  })

  it('has 32 to 64 visible characters', () => {
    const valid = ['a'.repeat(32), '~'.repeat(64), `!${'0'.repeat(40)}`]
    const invalid = ['a'.repeat(31), 'a'.repeat(65), `${'a'.repeat(32)} `, 'ş'.repeat(40), '']
    expect([...valid, ...invalid].map(isSeatSeed)).toEqual([
      ...valid.map(() => true),
      ...invalid.map(() => false),
    ])
  })

  it('holds only with its own commitment; a seed that is not opened proves nothing and breaks nothing', () => {
    expect(seatSeedsHold(HAND, opened(ADA, CAN))).toBe(true)
    expect(seatSeedsHold(HAND, [{ commit: COMMIT_ADA, seed: null }])).toBe(true)
    expect(seatSeedsHold(HAND, [{ commit: COMMIT_ADA, seed: CAN }])).toBe(false)
    expect(seatSeedsHold(chainHandId('table-101-s1', 3), opened(ADA))).toBe(false)
    const short = { commit: commitSeatSeed(HAND, 'short'), seed: 'short' }
    expect(seatSeedsHold(HAND, [short])).toBe(false)
  })
})

describe('the list of a round', () => {
  it('has a hash that depends on each commitment, their order and the round', () => {
    const list = seatListHash(HAND, [COMMIT_ADA, COMMIT_CAN])
    expect(list).toBe('cb3a068c42631f0672902ed563fbd94577081926e5fc6cc50f43f1e032e1fb7d')
    const others = [
      seatListHash(HAND, [COMMIT_CAN, COMMIT_ADA]),
      seatListHash(HAND, [COMMIT_ADA]),
      seatListHash(`${HAND}0`, [COMMIT_ADA, COMMIT_CAN]),
    ]
    expect(new Set([list, ...others]).size).toBe(4)
  })

  it('gives the opened seeds their places, also behind one that was not opened', () => {
    const seats = [{ commit: COMMIT_ADA, seed: null }, ...opened(CAN)]
    const text = seatClients(seats).map(({ seat, seed }) => [seat, String.fromCharCode(...seed)])
    expect(text).toEqual([[1, CAN]])
  })

  it.each([
    ['no seed', [], 29],
    ['one seed', [ADA], 33],
    ['two seeds', [ADA, CAN], 27],
    ['the same ones in another order', [CAN, ADA], 3],
  ])('%s: the number of a wheel is the one that Python computes', (_, seeds, number) => {
    const round = { gameId: 'roulette-eu', rulesHash: '0'.repeat(64), round: 2 }
    const seed = new Uint8Array(32).fill(7)
    expect(sharedDraws({ ...round, seed, clients: seatClients(opened(...seeds)) }).int(37)).toBe(number)
  })
})
