import { drawHidden, drawsFrom, rulesHash } from '@poyraz/fairness'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RTP_CEILING_BP } from '../slots/certificate.ts'
import { SLOT_FOLDERS } from '../slots/folders.ts'
import {
  certifyPool,
  contribution,
  distances,
  drawTicket,
  JACKPOT_POOLS,
  type JackpotRules,
  levelFigures,
  levelOfTicket,
  MICRO,
  poolReturn,
} from './index.ts'

const [WATERS, MOON] = JACKPOT_POOLS as [(typeof JACKPOT_POOLS)[number], (typeof JACKPOT_POOLS)[number]]
const SALT = new Uint8Array(32).fill(7)

/** Published versions: a change of rules without a new version is a change that nobody was told of. */
test.each([
  ['dort-su', 1, '3741d90df5fbfabf3964bf8244450e544b694343e03afa3995fa953e84c7d315'],
  ['dolunay', 1, '157758999074b417d96dcb217133a9804b079e8d702039d6b5f0f56698ad9926'],
])('the rules of %s, version %d, are those that were published', (slug, version, hash) => {
  const pool = JACKPOT_POOLS.find(({ rules }) => rules.gameId === slug)
  expect([pool?.rules.version, rulesHash(pool?.rules ?? null)]).toEqual([version, hash])
})

describe.each(JACKPOT_POOLS)('$rules.gameId', ({ rules, levelNames }) => {
  const slots = SLOT_FOLDERS.filter(({ game }) => rules.games.includes(game.slug))

  test('is fed by slots that exist, each of which feeds no other pool', () => {
    expect(slots.map(({ game }) => game.slug).toSorted()).toEqual(rules.games.toSorted())
    const all = JACKPOT_POOLS.flatMap((pool) => pool.rules.games)
    expect(new Set(all).size).toBe(all.length)
    expect(Object.keys(levelNames)).toEqual(rules.levels.map(({ key }) => key))
  })

  test('knows the highest stake, and returns with each game at most 97 % of every stake', () => {
    for (const { game } of slots) {
      const { stakes, rtpBp } = game.rules
      expect(rules.stakeMax).toBe(Math.max(...stakes))
      for (const stake of stakes) {
        const { numerator, denominator } = poolReturn(rules, BigInt(stake))
        const totalBp = rtpBp + 1 + Number((numerator * 10_000n) / denominator)
        expect(totalBp).toBeLessThanOrEqual(Math.min(9700, RTP_CEILING_BP))
      }
    }
  })

  test('has a top award within 1 in 100 million at every stake (R16)', () => {
    for (const { roundsPerHit } of rules.levels.map((level) => levelFigures(rules, level, 100n)))
      expect(roundsPerHit.numerator).toBeLessThanOrEqual(100_000_000n * roundsPerHit.denominator)
  })
})

describe('a ticket', () => {
  test('gives each level exactly its weight per kuruş of stake: counted over all tickets', () => {
    const levels = WATERS.rules.levels.map((level, n) => ({ ...level, weight: [5, 3, 2, 1][n] ?? 0 }))
    for (const stake of [1n, 2n, 7n]) {
      const won = Array.from({ length: 100 }, (_, ticket) => levelOfTicket({ levels }, stake, ticket)?.key)
      const count = (key: string) => won.filter((one) => one === key).length
      expect(levels.map(({ key, weight }) => count(key) - weight * Number(stake))).toEqual([0, 0, 0, 0])
    }
  })

  test('is below the number of tickets, and uses two words', () => {
    const draws = drawsFrom(() => 0xff_ff_00_00)
    expect(drawTicket(WATERS.rules, draws)).toBeLessThan(WATERS.rules.tickets)
    expect(draws.words).toBe(2)
  })
})

describe('the hidden distance', () => {
  test('lets no stake end above the cap, and none of the pot before is in it', () => {
    const { rules } = MOON
    const [level] = rules.levels as [JackpotRules['levels'][number]]
    const most = BigInt(level.seed) * MICRO + (MICRO - 1n) + BigInt(distances(rules)) - 1n
    expect(most + contribution(level, BigInt(rules.stakeMax))).toBeLessThan(BigInt(level.cap) * MICRO)
  })

  test('follows from its salt, and its commitment from both', () => {
    const most = distances(MOON.rules)
    const hidden = { gameId: 'dolunay', rulesHash: rulesHash(MOON.rules), most, salt: SALT }
    const [one, again, next] = [1, 1, 2].map((number) => drawHidden({ ...hidden, number }))
    expect(one).toEqual(again)
    expect(next?.commitment).not.toBe(one?.commitment)
    expect(one?.value).toBeGreaterThan(0n)
    expect(one?.value).toBeLessThanOrEqual(BigInt(distances(MOON.rules)))
  })
})

test('figures of a must-hit-by pot are those of playing every distance', () => {
  const shape = fc.record({ cap: fc.integer({ min: 12, max: 20 }), stakeMax: fc.integer({ min: 1, max: 3 }) })
  fc.assert(
    fc.property(shape, fc.integer({ min: 1, max: 9 }), ({ cap, stakeMax }, stake) => {
      // A rate of 1,000,000 is a kuruş of contribution per kuruş; the same sums hold in any unit.
      const levels = [{ id: 1, key: 'a', seed: 2, cap, rate: 400_000, weight: 0 }]
      const rules: JackpotRules = { ...MOON.rules, stakeMax, levels }
      const all = BigInt(distances(rules))
      const each = contribution(levels[0] as (typeof levels)[0], BigInt(stake))
      const step = 50_000n
      let rounds = 0n
      for (let distance = step; distance <= all; distance += step) rounds += (distance + each - 1n) / each
      const { roundsPerHit } = levelFigures(rules, levels[0] as (typeof levels)[0], BigInt(stake))
      // Contributions and distances are multiples of the step, so each step stands for all of its distances.
      expect(rounds * step * roundsPerHit.denominator).toBe(roundsPerHit.numerator * all)
    }),
    { seed: 5 },
  )
})

test('the certificates are those of the rules, to the byte', async () => {
  const stakes = [100, 1000, 50_000]
  const counted = JACKPOT_POOLS.map(({ rules }) => certifyPool(rules, rulesHash(rules), stakes))
  await expect(`${JSON.stringify(counted, null, 2)}\n`).toMatchFileSnapshot('./certificates.json')
  const returned = counted.map(({ byStake }) => byStake.map((one) => one.returned.percent.slice(0, 5)))
  expect(returned).toEqual([
    ['1.025', '1.025', '1.025'],
    ['0.500', '0.500', '0.500'],
  ])
})
