import { type Draws, soloDraws } from '@poyraz/fairness'
import { playCommands } from '@poyraz/rounds'
import { checkRules } from '@poyraz/rounds/testing'
import { describe, expect, it, test } from 'vitest'
import { goldenB } from '../fixtures/golden-b.ts'
import { naiveSpin } from '../fixtures/naive.ts'
import { SLOT_FOLDERS } from '../folders.ts'
import { isChoiceGame } from '../game.ts'
import { certifyChoice } from './certificate.ts'
import type { ChoiceCommand } from './feature.ts'
import { compileChoice } from './machine.ts'
import { optionsOf, reelRulesOf } from './options.ts'
import type { OptionsView } from './outcome.ts'
import { type ChoiceState, choiceRound, playUsual } from './round.ts'
import type { ChoiceRules, FreeSpinsChoice } from './rules.ts'
import { watchedChoice } from './watched.ts'

/** Golden game B with a choice of its free spins; one spin of four awards some. */
const CHOICE: FreeSpinsChoice = { kind: 'free-spins', multipliers: [1, 2, 3, 6], usual: 1 }
const RULES: ChoiceRules = {
  ...goldenB,
  mapping: 'reels-2',
  scatter: { symbol: 'A', units: [0, 0, 0, 20, 100, 500] },
  pays: goldenB.pays.filter(({ symbol }) => symbol !== 'A'),
  freeSpins: { awards: [0, 0, 12, 12, 18, 24], retriggers: [0, 0, 0, 0, 0, 0], multiplier: 1, maxSpins: 24 },
  strips: {
    base: goldenB.strips.base.map((strip) => strip.map((symbol) => (symbol === 'S' ? 'F' : symbol))),
    free: null,
  },
  choice: CHOICE,
}
const MACHINE = compileChoice(RULES)
const ROUND = choiceRound(MACHINE)
const SPIN = { by: 0, command: { kind: 'spin' } } as const
const choose = (option: number): ChoiceCommand => ({ kind: 'choose', option })

function drawsOf(nonce: number): Draws {
  return soloDraws({
    serverSeed: new Uint8Array(32).fill(9),
    clientSeed: 'choice',
    gameId: 'choice',
    rulesHash: '0'.repeat(64),
    nonce,
    stream: 'main',
  })
}

/** State and draws of a round after its spin, which waits for a choice or does not. */
function spun(isOpen: boolean): { readonly state: ChoiceState; readonly draws: Draws } {
  for (let nonce = 1; nonce < 1000; nonce++) {
    const draws = drawsOf(nonce)
    const state = playCommands(ROUND, [SPIN], draws)
    if (state.ok && (state.value.outcome === null) === isOpen) return { state: state.value, draws }
  }
  return expect.fail('a spin of each kind')
}

function apply(state: ChoiceState, command: ChoiceCommand, draws: Draws, by: 0 | 'table' = 0): ChoiceState {
  const next = ROUND.apply(state, { by, command }, draws)
  return next.ok ? next.value : expect.fail(next.error)
}

test('keeps the contract of rounds', () => {
  const commands: ChoiceCommand[] = [{ kind: 'spin' }, { kind: 'close' }, ...[-1, 0, 3, 4].map(choose)]
  checkRules(ROUND, { seats: 1, commands, rounds: 60, steps: 3 })
})

describe('a choice of free spins', () => {
  it('ends a round whose spin awards none at once', () => {
    const { state } = spun(false)
    expect(state.outcome?.spins).toHaveLength(1)
    expect(ROUND.legal(state, 0)).toEqual([])
    expect(ROUND.apply(state, { by: 0, command: choose(0) }, drawsOf(1))).toEqual({
      ok: false,
      error: 'round_over',
    })
  })

  it('offers all options, and shows nothing of the free spins', () => {
    const { state } = spun(true)
    expect(ROUND.legal(state, 0)).toEqual([0, 1, 2, 3].map(choose))
    expect(ROUND.legal(state, 'table')).toEqual([{ kind: 'close' }])
    const view = ROUND.view(state, 0) as OptionsView
    const [most = 0] = view.offer.options.map(({ spins }) => spins)
    expect(view.offer.options).toEqual(
      [1, 2, 3, 6].map((multiplier) => ({ spins: most / multiplier, multiplier })),
    )
    expect(view.spins).toHaveLength(1)
    expect(view.spins[0]).toMatchObject({ mode: 'base', awarded: 0, left: 0 })
  })

  it.each([0, 1, 2, 3])('plays option %i: so many spins, each multiplied', (option) => {
    const { state, draws } = spun(true)
    const offer = (ROUND.view(state, 0) as OptionsView).offer.options[option]
    const { outcome } = apply(state, choose(option), draws)
    const [first, ...free] = outcome?.spins ?? []
    expect(outcome?.option).toBe(option)
    expect(first?.awarded).toBe(offer?.spins)
    expect(free).toHaveLength(offer?.spins ?? 0)
    const rules = reelRulesOf(RULES, option)
    for (const { stops, units, multiplier } of free) {
      expect(multiplier).toBe(offer?.multiplier)
      expect(units).toBe(naiveSpin(rules, 'free', stops).total * multiplier)
    }
    expect(outcome?.units).toBe(outcome?.spins.reduce((sum, { units }) => sum + units, 0))
  })

  it.each([
    ['an option below the first', choose(-1), 'not_legal'],
    ['an option above the last', choose(4), 'not_legal'],
    ['a second spin', { kind: 'spin' }, 'not_legal'],
    ['an end that is the host’s', { kind: 'close' }, 'not_legal'],
  ] as const)('refuses %s, and waits on', (_, command, error) => {
    const { state, draws } = spun(true)
    expect(ROUND.apply(state, { by: 0, command }, draws)).toEqual({ ok: false, error })
    expect(draws.words).toBe(5)
  })

  it('refuses a choice before the spin and a second choice', () => {
    const early = ROUND.apply(ROUND.open(1, drawsOf(1)), { by: 0, command: choose(0) }, drawsOf(1))
    expect(early).toEqual({ ok: false, error: 'not_legal' })
    const { state, draws } = spun(true)
    const over = apply(state, choose(0), draws)
    expect(ROUND.apply(over, { by: 0, command: choose(1) }, draws)).toEqual({
      ok: false,
      error: 'round_over',
    })
  })

  it('plays the usual option where the host closes the round', () => {
    const { state, draws } = spun(true)
    const closed = apply(state, { kind: 'close' }, draws, 'table')
    const again = spun(true)
    expect(closed.outcome).toEqual(apply(again.state, choose(CHOICE.usual), again.draws).outcome)
    expect(closed.outcome?.option).toBe(1)
  })

  it('plays a whole round by the usual option where nobody decides', () => {
    const nonce = Array.from({ length: 100 }, (_, index) => index + 1).find(
      (one) => playUsual(MACHINE, drawsOf(one)).spins.length > 1,
    )
    expect(playUsual(MACHINE, drawsOf(nonce ?? 0)).option).toBe(1)
  })
})

describe('rules that contradict themselves', () => {
  const { freeSpins } = RULES
  if (!freeSpins) throw new Error('the game has free spins')
  const multipliers = (...times: number[]) => ({ choice: { ...CHOICE, multipliers: times } })
  it.each<[string, Partial<ChoiceRules>, RegExp]>([
    ['an option that divides no award', multipliers(1, 5), /divides every award/],
    ['options that fall', multipliers(2, 1), /options rise/],
    ['a single option', { choice: { ...CHOICE, multipliers: [1], usual: 0 } }, /options rise/],
    ['a usual option that is none', { choice: { ...CHOICE, usual: 4 } }, /usual option/],
    ['no free spins', { freeSpins: null }, /plain free spins/],
    ['free spins with a multiplier', { freeSpins: { ...freeSpins, multiplier: 2 } }, /plain free spins/],
    ['retriggers', { freeSpins: { ...freeSpins, retriggers: [0, 0, 0, 6] } }, /no retriggers/],
  ])('are refused: %s', (_, change, message) => {
    expect(() => compileChoice({ ...RULES, ...change })).toThrow(message)
  })
})

describe.each(
  SLOT_FOLDERS.filter(({ game }) => isChoiceGame(game)).map((folder) => [folder.game.slug, folder]),
)('%s', (_, { game, certificate }) => {
  if (!isChoiceGame(game)) return
  const { rules, present } = game
  const { choice } = rules

  it('is certified: counting anew gives the committed figures', () => {
    const counted = certifyChoice(rules, certificate?.rulesHash ?? '')
    expect(JSON.parse(counted['certificate.json'] ?? '')).toEqual(certificate)
  })

  it.runIf(choice.kind === 'free-spins')('returns exactly the same by every option', () => {
    const { numerator, denominator } = certificate?.rtp ?? {}
    expect(certificate?.options).toHaveLength(optionsOf(rules).length)
    for (const { rtp } of certificate?.options ?? []) expect(rtp).toMatchObject({ numerator, denominator })
  })

  it('tells its most and its volatility as certified', () => {
    const { topAward, cap, volatility, unitsPerStake = 1 } = certificate ?? {}
    expect(present.most.spinUnits).toBe(Math.round(Number(topAward?.stakes) * unitsPerStake))
    expect(present.most.oneIn).toBe(Math.round(Number(topAward?.oneIn)))
    expect(present.most.roundUnits).toBe(Math.round(Number(cap?.noRoundPaysMoreStakes) * unitsPerStake))
    expect(present.volatility).toBe(volatility?.band)
  })

  it('is watched by ceilings where its figures depend on the player', () => {
    const { paid, awarded, free } = watchedChoice(compileChoice(rules), 20)
    expect(paid?.isCeiling).toBeUndefined()
    // Free spins that are sold are those of the rules: their figures are exact.
    if (choice.kind === 'buy')
      return expect([awarded?.isCeiling, free?.isCeiling]).toEqual([undefined, undefined])
    if (choice.kind !== 'free-spins') return expect([awarded, free]).toEqual([undefined, undefined])
    expect([awarded?.isCeiling, free?.isCeiling]).toEqual([true, true])
    expect(awarded?.most).toBe(rules.freeSpins?.maxSpins)
  })
})
