import { drawsFrom, soloDraws } from '@poyraz/fairness'
import { kurus } from '@poyraz/kernel'
import { describe, expect, it } from 'vitest'
import type { GamePage } from '../../game-folder.ts'
import { mappingOf } from '../../mapping-of.ts'
import { type OriginalRecord, recordOf } from '../../originals/round-record.ts'
import { exactFigures } from '../exact.ts'
import { goldenA } from '../fixtures/golden-a.ts'
import { SLOT_FOLDERS } from '../folders.ts'
import { isChoiceGame } from '../game.ts'
import { compile } from '../machine.ts'
import { ladderStake, slotPayout, stakeOfCommand } from '../money.ts'
import type { ReelSpin } from '../outcome.ts'
import { watchedFiguresOf, watchedMostOf } from '../watched-figures.ts'
import { certifyBuy } from './buy-certificate.ts'
import { boughtPays } from './buy-figures.ts'
import type { ChoiceCommand } from './feature.ts'
import { compileChoice } from './machine.ts'
import { reelRulesOf } from './options.ts'
import { meanOf, varianceOf } from './pick-figures.ts'
import { choiceRound, playUsual } from './round.ts'
import type { BuyChoice, ChoiceRules } from './rules.ts'
import { watchedChoice } from './watched.ts'

const SOLD = 3
const CHOICE: BuyChoice = { kind: 'buy', stakes: 6, spins: SOLD, rtpBp: 9593 }
/** Golden game A with free spins of double wins, which two L bring: an own strip would change its figures. */
const RULES: ChoiceRules = {
  ...goldenA,
  gameId: 'golden-a',
  mapping: 'reels-2',
  scatter: { symbol: 'L', units: [0, 0, 0, 0] },
  pays: goldenA.pays.filter(({ symbol }) => symbol !== 'L'),
  freeSpins: { awards: [0, 0, 0, 4], retriggers: [0, 0, 0, 0], multiplier: 2, maxSpins: 4 },
  capUnits: 100_000,
  choice: CHOICE,
}
const MACHINE = compileChoice(RULES)
const ROUND = choiceRound(MACHINE)
const BUY: ChoiceCommand = { kind: 'buy' }

function drawsOf(seed: number) {
  const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => (index * 31 + seed) % 256)
  const round = { clientSeed: 'bilet', gameId: 'golden-a', rulesHash: 'a'.repeat(64), nonce: seed + 1 }
  return soloDraws({ serverSeed, ...round, stream: 'main' })
}

function bought(seed: number) {
  const draws = drawsOf(seed)
  const state = ROUND.apply(ROUND.open(1, draws), { by: 0, command: BUY }, draws)
  if (!state.ok || !state.value.outcome) return expect.fail('it is over at once')
  return { state: state.value, outcome: state.value.outcome, draws }
}

describe('a round that buys its free spins', () => {
  it('is over at once: so many free spins, no paid one, and a stop per reel from the stream', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { outcome, state, draws } = bought(seed)
      expect(outcome.bought).toEqual({ stakes: 6, spins: SOLD })
      expect(outcome.spins.map(({ mode }) => mode)).toEqual(['free', 'free', 'free'])
      expect(outcome.spins.map(({ left }) => left)).toEqual([2, 1, 0])
      expect(outcome.capped).toBe(false)
      const again = drawsOf(seed)
      const stops = Array.from({ length: SOLD }, () =>
        RULES.strips.base.map((strip) => again.int(strip.length)),
      )
      expect(outcome.spins.map((spin) => spin.stops)).toEqual(stops)
      expect([draws.words, draws.rejects]).toEqual([again.words, again.rejects])
      expect([ROUND.legal(state, 0), ROUND.legal(state, 'table')]).toEqual([[], []])
    }
  })

  it('pays what its spins pay, doubled as the free spins of the game', () => {
    const paying = Array.from({ length: 200 }, (_, seed) => bought(seed).outcome).filter(
      ({ units }) => units > 0,
    )
    expect(paying.length).toBeGreaterThan(20)
    for (const { spins, units } of paying) {
      expect(units).toBe(spins.reduce((sum, spin) => sum + spin.units, 0))
      for (const { wins, units: paid } of spins as readonly ReelSpin[])
        expect(paid).toBe(2 * wins.reduce((sum, win) => sum + win.units, 0))
    }
  })

  it('leaves the round with a paid spin as it is without a sale', () => {
    const reels = { ...RULES, choice: { ...CHOICE, stakes: 7 } }
    for (let seed = 0; seed < 100; seed++) {
      const outcome = playUsual(MACHINE, drawsOf(seed))
      expect(outcome).not.toHaveProperty('bought')
      expect(outcome.spins[0]?.mode).toBe('base')
      expect(playUsual(compileChoice(reels), drawsOf(seed))).toEqual(outcome)
    }
  })

  it('refuses a second command, and one that is no command of the game', () => {
    const { state, draws } = bought(1)
    for (const command of [BUY, { kind: 'spin' } as const]) {
      expect(ROUND.apply(state, { by: 0, command }, draws)).toEqual({ ok: false, error: 'round_over' })
    }
    const nothing = drawsFrom(() => expect.fail('nothing is drawn'))
    for (const command of [{ kind: 'buy', spins: 9 }, { kind: 'choose', option: 0 }, { kind: 'close' }]) {
      const sent = { by: 0, command: command as ChoiceCommand } as const
      expect(ROUND.apply(ROUND.open(1, nothing), sent, nothing)).toEqual({ ok: false, error: 'not_legal' })
    }
  })
})

describe('the money of a bought round', () => {
  const stake = kurus(RULES.stakes[0] ?? 0)
  const price = stakeOfCommand(RULES, stake, BUY)

  it('costs a multiple of the stake of the ladder, by which its spins pay', () => {
    expect(price).toBe(stake * 6n)
    expect(stakeOfCommand(RULES, stake, { kind: 'spin' })).toBe(stake)
    const { outcome } = bought(3)
    const units = { ...outcome, units: 10 }
    expect(slotPayout(RULES, price, units)).toBe((stake / BigInt(RULES.unitsPerBet)) * 10n)
    expect(ladderStake(RULES, price, units)).toBe(stake)
    expect(ladderStake(RULES, kurus(price + 1n), units)).toBeNull()
  })
})

describe('the figures of bought rounds', () => {
  const reels = compile(reelRulesOf(RULES, 0))
  const { free } = exactFigures(reels)
  if (!free) throw new Error('the game has free spins')
  const pays = boughtPays(RULES, CHOICE)
  const identity = (units: bigint) => units

  it('are those of all rows of three spins, added one by one', () => {
    const counted = new Map<bigint, bigint>()
    const one = free.rows.map(
      ({ weight, runUnits, scatterUnits }) => [weight, 2n * (runUnits + scatterUnits)] as const,
    )
    for (const [a, unitsA] of one)
      for (const [b, unitsB] of one)
        for (const [c, unitsC] of one) {
          const units = unitsA + unitsB + unitsC
          counted.set(units, (counted.get(units) ?? 0n) + a * b * c)
        }
    expect(pays.of).toBe(8000n ** 3n)
    expect(pays.rows.reduce((sum, { weight }) => sum + weight, 0n)).toBe(pays.of)
    expect(new Map(pays.rows.map(({ units, weight }) => [units, weight]))).toEqual(counted)
  })

  it('have three times the mean and the variance of one free spin', () => {
    const single = boughtPays(RULES, { ...CHOICE, spins: 1 })
    const mean = meanOf(single, identity)
    expect(meanOf(pays, identity).numerator * mean.denominator).toBe(
      3n * mean.numerator * meanOf(pays, identity).denominator,
    )
    const [three, once] = [varianceOf(pays, identity), varianceOf(single, identity)]
    expect(three.numerator * once.denominator).toBe(3n * once.numerator * three.denominator)
  })

  it('agree with keyed rounds as they are played', () => {
    const rounds = 4000
    let [units, hits] = [0, 0]
    for (let seed = 0; seed < rounds; seed++) {
      const { outcome } = bought(seed)
      units += Math.min(outcome.units, 200)
      hits += outcome.units > 0 ? 1 : 0
    }
    // Pays are cut, so that the rare 1000 does not decide.
    const cut = (value: bigint) => (value < 200n ? value : 200n)
    const [mean, variance] = [meanOf(pays, cut), varianceOf(pays, cut)]
    const sigma = Math.sqrt(Number(variance.numerator) / Number(variance.denominator) / rounds)
    expect(Math.abs(units / rounds - Number(mean.numerator) / Number(mean.denominator))).toBeLessThan(
      3 * sigma,
    )
    const chance = meanOf(pays, (value) => (value > 0n ? 1n : 0n))
    const hit = Number(chance.numerator) / Number(chance.denominator)
    expect(Math.abs(hits / rounds - hit)).toBeLessThan(3 * Math.sqrt((hit * (1 - hit)) / rounds))
  })

  it('are watched by the pay of a free spin and the number of them, none as a ceiling', () => {
    const three = { numerator: 3n, denominator: 1n }
    const zero = { numerator: 0n, denominator: 1n }
    const one = { numerator: 1n, denominator: 1n }
    const numbers = { most: 6, mean: three, variance: zero, hit: one }
    expect(watchedChoice(MACHINE, 20)).toEqual({ ...watchedFiguresOf(reels, 20), bought: numbers })
    expect(watchedMostOf(RULES, 20)).toMatchObject({ bought: 6, awarded: 4 })
  })
})

describe('rules of a sale that contradict themselves', () => {
  it.each<[string, Partial<ChoiceRules>, RegExp]>([
    ['without free spins', { freeSpins: null, scatter: null }, /free spins can be bought/],
    ['with retriggers', { freeSpins: { ...free(), retriggers: [0, 0, 0, 1] } }, /no retriggers/],
    ['for one stake', { choice: { ...CHOICE, stakes: 1 } }, /some whole stakes/],
    ['for a part of a stake', { choice: { ...CHOICE, stakes: 6.5 } }, /some whole stakes/],
    ['of a single spin', { choice: { ...CHOICE, spins: 1 } }, /2 to 4 free spins/],
    ['of more than a round has', { choice: { ...CHOICE, spins: 5 } }, /2 to 4 free spins/],
  ])('are refused: %s', (_, change, message) => {
    expect(() => compileChoice({ ...RULES, ...change })).toThrow(message)
  })
})

function free() {
  return RULES.freeSpins ?? expect.fail('the game has free spins')
}

describe.each(
  SLOT_FOLDERS.flatMap(({ game, certificate }) =>
    isChoiceGame(game) && game.rules.choice.kind === 'buy'
      ? [[game.slug, { rules: game.rules, choice: game.rules.choice, certificate }] as const]
      : [],
  ),
)('%s', (slug, { rules, choice, certificate }) => {
  const [spin, sold] = certificate?.options ?? []

  it('returns 94 to 97 % of the price, as the certificate says for both ways', () => {
    expect(certificate?.options).toHaveLength(2)
    expect(spin?.rtp).toMatchObject({ numerator: certificate?.rtp.numerator })
    expect(Math.floor(Number(sold?.rtp.percent) * 100)).toBe(choice.rtpBp)
    for (const bp of [rules.rtpBp, choice.rtpBp]) expect([bp >= 9400, bp <= 9700]).toEqual([true, true])
    const [hit, back] = [sold?.paysAnything, sold?.paysTheStake].map((one) => Number(one?.percent))
    expect(hit).toBeGreaterThan(Number(back))
    expect(sold?.stakes).toBe(choice.stakes)
  })

  it('is not certified with a return of a bought round that is not its own', () => {
    const off = { ...choice, rtpBp: choice.rtpBp + 1 }
    expect(() => certifyBuy(rules, off, '')).toThrow(`(bought): declares ${choice.rtpBp + 1}`)
  })

  it('returns what the free spins return that scatters award, spin by spin', () => {
    // Of a return of f stakes by free spins and n free spins per round, each brings f / n.
    const { parts, freeSpins } = certificate ?? expect.fail('it is certified')
    const share = Number(parts['free lines']?.percent ?? parts['free ways']?.percent) / 100
    const perSpin = (share * Number(freeSpins?.triggerOneIn)) / Number(freeSpins?.spinsPerTrigger)
    expect((perSpin * choice.spins) / choice.stakes).toBeCloseTo(Number(sold?.rtp.percent) / 100, 3)
  })

  it('is proven from its commands, and pays by the price', () => {
    const machine = compileChoice(rules)
    const round = choiceRound(machine)
    const draws = drawsOf(7)
    const state = round.apply(round.open(1, draws), { by: 0, command: BUY }, draws)
    const record = state.ok
      ? recordOf(round as never, state.value, [{ by: 0, command: BUY as never }])
      : expect.fail('it is played')
    const published = mappingOf({ gameID: slug, outcome: record }) ?? expect.fail('the game is known')
    expect(published.decide(() => drawsOf(7))).toEqual(record)
    const price = BigInt((rules.stakes[0] ?? 0) * choice.stakes)
    const pays =
      (BigInt(rules.stakes[0] ?? 0) / BigInt(rules.unitsPerBet)) * BigInt((record as OriginalRecord).units)
    expect(published.payout(price, record)).toBe(pays)
    expect(published.payout(BigInt(rules.stakes[0] ?? 0), record)).toBeNull()
  })

  it('tells players price, number, both returns and both sigmas', async () => {
    const { about } = (await import(`../${slug}/page.ts`)).page as GamePage
    const told = [
      (choice.rtpBp / 100).toFixed(2),
      (rules.rtpBp / 100).toFixed(2),
      Number(spin?.sigma).toFixed(2),
      Number(sold?.sigma).toFixed(2),
    ]
    for (const figure of told) {
      expect(about.en).toContain(figure)
      expect(about.tr).toContain(figure.replace('.', ','))
    }
    for (const number of [choice.stakes, choice.spins].map(String)) {
      expect([about.en, about.tr].every((text) => text.includes(number))).toBe(true)
    }
  })
})
