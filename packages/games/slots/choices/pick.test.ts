import { type Draws, soloDraws } from '@poyraz/fairness'
import { playCommands } from '@poyraz/rounds'
import { checkRules } from '@poyraz/rounds/testing'
import { describe, expect, it, test } from 'vitest'
import { ratio } from '../../ratio.ts'
import { goldenB } from '../fixtures/golden-b.ts'
import type { ChoiceCommand } from './feature.ts'
import { compileChoice } from './machine.ts'
import type { PickView } from './outcome.ts'
import { meanOf, pickPays } from './pick-figures.ts'
import { type ChoiceState, choiceRound } from './round.ts'
import type { ChoiceRules, PickChoice } from './rules.ts'

const CHOICE: PickChoice = {
  kind: 'pick',
  from: 2,
  prizes: [
    { units: 10, count: 2 },
    { units: 70, count: 1 },
  ],
  ends: 2,
}
/** Golden game B with five covers from two scatters on. */
const RULES: ChoiceRules = { ...goldenB, mapping: 'reels-2', freeSpins: null, choice: CHOICE }
const ROUND = choiceRound(compileChoice(RULES))
const SPIN = { by: 0, command: { kind: 'spin' } } as const
const pick = (cover: number): ChoiceCommand => ({ kind: 'pick', cover })

function drawsOf(nonce: number): Draws {
  return soloDraws({
    serverSeed: new Uint8Array(32).fill(9),
    clientSeed: 'pick',
    gameId: 'pick',
    rulesHash: '0'.repeat(64),
    nonce,
    stream: 'main',
  })
}

type Spun = { readonly state: ChoiceState; readonly draws: Draws; readonly lies: readonly number[] }

/** A round that waits for a cover, under which lies what `fits`. */
function spun(fits: (lies: readonly number[]) => boolean = () => true): Spun {
  for (let nonce = 1; nonce < 5000; nonce++) {
    const draws = drawsOf(nonce)
    const state = playCommands(ROUND, [SPIN], draws)
    if (!state.ok || state.value.outcome !== null) continue
    const { lies } = state.value.going as { readonly lies: readonly number[] }
    if (fits(lies)) return { state: state.value, draws, lies }
  }
  return expect.fail('no spin brings such covers')
}

function send(state: ChoiceState, draws: Draws, ...commands: readonly ChoiceCommand[]): ChoiceState {
  return commands.reduce((at, command) => {
    const next = ROUND.apply(at, { by: command.kind === 'close' ? 'table' : 0, command }, draws)
    return next.ok ? next.value : expect.fail(next.error)
  }, state)
}

test('keeps the contract of rounds, and hides what lies under closed covers', () => {
  const commands: ChoiceCommand[] = [{ kind: 'spin' }, { kind: 'close' }, ...[-1, 0, 3, 5].map(pick)]
  checkRules(ROUND, {
    seats: 1,
    commands,
    rounds: 60,
    steps: 7,
    redrawHidden(state, _viewer, draws) {
      if (state.going === null) return state
      const going = state.going as { lies: readonly number[]; opened: readonly number[] }
      const hidden = going.lies.flatMap((_, cover) => (going.opened.includes(cover) ? [] : [cover]))
      const order = draws.shuffle(hidden.length)
      const lies = going.lies.map((units, cover) => {
        const at = hidden.indexOf(cover)
        return at === -1 ? units : (going.lies[hidden[order[at] ?? 0] ?? 0] ?? 0)
      })
      return { ...state, going: { ...going, lies } }
    },
  })
})

describe('covers', () => {
  it('hide every prize and every end, laid before the first one is opened', () => {
    const { state, draws, lies } = spun()
    const words = draws.words
    expect(lies.toSorted((left, right) => left - right)).toEqual([0, 0, 10, 10, 70])
    const prize = lies.findIndex((units) => units > 0)
    const next = send(state, draws, pick(prize))
    expect((next.going as Spun).lies).toEqual(lies)
    expect(draws.words).toBe(words)
  })

  it('show what was opened and nothing else', () => {
    const { state, draws, lies } = spun((under) => under[2] === 70)
    const view = ROUND.view(send(state, draws, pick(2)), 0) as PickView
    expect(view.offer).toEqual({ kind: 'pick', covers: 5, opened: [{ cover: 2, units: 70 }], units: 70 })
    expect(JSON.stringify(view)).not.toContain(JSON.stringify(lies))
  })

  it('end with the first end, pay what was found, and then show all', () => {
    const { state, draws, lies } = spun((under) => under[0] === 10 && under[1] === 70 && under[2] === 0)
    const { outcome } = send(state, draws, pick(1), pick(0), pick(2))
    const [spin] = outcome?.spins ?? []
    expect(spin?.pick).toEqual({ opened: [1, 0, 2], lies, units: 80 })
    const wins = spin?.wins.reduce((sum, win) => sum + win.units, 0) ?? 0
    expect(outcome?.units).toBe(wins + 80)
  })

  it('end with the last prize', () => {
    const { state, draws, lies } = spun()
    const prizes = lies.flatMap((units, cover) => (units > 0 ? [cover] : []))
    expect(send(state, draws, ...prizes.map(pick)).outcome?.spins[0]?.pick?.units).toBe(90)
  })

  it('are opened in order where the host closes the round', () => {
    const { state, draws } = spun((under) => under[0] === 10 && under[1] === 70 && under[2] === 0)
    const closed = send(state, draws, pick(1), { kind: 'close' })
    expect(closed.outcome?.spins[0]?.pick).toMatchObject({ opened: [1, 0, 2], units: 80 })
  })

  it.each([
    ['a cover out of range', pick(5), 'not_legal'],
    ['one below the first', pick(-1), 'not_legal'],
    ['a half one', pick(0.5), 'not_legal'],
    ['an option', { kind: 'choose', option: 0 }, 'not_legal'],
    ['a second spin', { kind: 'spin' }, 'not_legal'],
  ] as const)('refuse %s', (_, command, error) => {
    const { state, draws } = spun()
    expect(ROUND.apply(state, { by: 0, command }, draws)).toEqual({ ok: false, error })
  })

  it('refuse a cover twice, and any after the end', () => {
    const { state, draws } = spun((under) => under[0] === 10 && under[1] === 0)
    const once = send(state, draws, pick(0))
    expect(ROUND.apply(once, { by: 0, command: pick(0) }, draws)).toEqual({ ok: false, error: 'not_legal' })
    const over = send(once, draws, pick(1))
    expect(ROUND.apply(over, { by: 0, command: pick(2) }, draws)).toEqual({ ok: false, error: 'round_over' })
  })
})

describe('the pay of covers', () => {
  const pays = pickPays(CHOICE)

  it('is that of all orders of covers, played one by one', () => {
    const things = [10, 10, 70, 0, 0]
    const counted = new Map<bigint, bigint>()
    const play = (left: readonly number[], sum: number, weight: bigint): void => {
      if (left.every((units) => units === 0)) return add(sum, weight)
      for (const [at, units] of left.entries()) {
        // An end leaves (left - 1)! orders of the rest, which all pay the same.
        const rest = left.filter((_, other) => other !== at)
        if (units === 0) add(sum, weight * orders(rest.length))
        else play(rest, sum + units, weight)
      }
    }
    const add = (sum: number, weight: bigint) => {
      counted.set(BigInt(sum), (counted.get(BigInt(sum)) ?? 0n) + weight)
    }
    const orders = (n: number): bigint => (n <= 1 ? 1n : BigInt(n) * orders(n - 1))
    play(things, 0, 1n)
    // Once every prize is found, only ends are left: two orders of them.
    counted.set(90n, (counted.get(90n) ?? 0n) * orders(2))
    expect(new Map(pays.rows.map(({ units, weight }) => [units, weight]))).toEqual(counted)
    expect(pays.of).toBe(120n)
  })

  it('is on average the sum of the prizes over one more than the ends', () => {
    expect(meanOf(pays, (units) => units)).toEqual(ratio(90n, 3n))
    expect(pays.rows.reduce((sum, { weight }) => sum + weight, 0n)).toBe(pays.of)
  })
})

describe('rules of covers that contradict themselves', () => {
  it.each<[string, Partial<ChoiceRules>, RegExp]>([
    ['free spins besides', { freeSpins: goldenB.freeSpins }, /instead of free spins/],
    ['no scatter', { scatter: null }, /scatters bring covers/],
    ['no end', { choice: { ...CHOICE, ends: 0 } }, /some cover ends/],
    [
      'a prize of nothing',
      { choice: { ...CHOICE, prizes: [{ units: 0, count: 1 }] } },
      /prizes are positive/,
    ],
    ['too many covers', { choice: { ...CHOICE, ends: 30 } }, /at most 24 covers/],
  ])('are refused: %s', (_, change, message) => {
    expect(() => compileChoice({ ...RULES, ...change })).toThrow(message)
  })
})
