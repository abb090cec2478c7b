import { type Draws, drawsFrom } from '@poyraz/fairness'
import { describe, expect, test } from 'vitest'
import { type HiLoState, type HiLoView, hiLoRound } from './asagi-yukari/round.ts'
import { rules as hiLo } from './asagi-yukari/rules.ts'
import { kenoRound } from './keno/round.ts'
import { rules as keno } from './keno/rules.ts'
import { type MinesState, minesRound } from './mayin-tarlasi/round.ts'
import { rules as mines } from './mayin-tarlasi/rules.ts'
import { limboRound } from './ucurtma/round.ts'
import { rules as limbo } from './ucurtma/rules.ts'
import { diceRound } from './zar/round.ts'
import { rules as dice } from './zar/rules.ts'

const NO_DRAWS: Draws = drawsFrom(() => expect.fail('nothing is drawn'))
const drawing = (...words: number[]): Draws =>
  drawsFrom(() => words.shift() ?? expect.fail('one draw too many'))

describe('the commands of instant games', () => {
  test.each([
    [{ kind: 'roll', over: false, amount: 99 }],
    [{ kind: 'roll', over: false, amount: 9501 }],
    [{ kind: 'roll', over: true, amount: 498 }],
    [{ kind: 'roll', over: true, amount: 9900 }],
    [{ kind: 'roll', over: 1, amount: 5000 }],
    [{ kind: 'roll', amount: 5000 }],
    [{ kind: 'roll', over: false, amount: '5000' }],
    [{ kind: 'roll', over: false, amount: 5000, edge: 0 }],
    [{ kind: 'ROLL', over: false, amount: 5000 }],
    ['roll'],
    [null],
  ])('dice refuse %j', (command) => {
    const round = diceRound(dice)
    const sent = { by: 0, command: command as never }
    expect(round.apply(round.open(1, NO_DRAWS), sent, NO_DRAWS)).toEqual({ ok: false, error: 'not_legal' })
  })

  test.each([[100], [101_000], [2.5], [-200], [Number.NaN]])('limbo refuses the target %d', (amount) => {
    const round = limboRound(limbo)
    const sent = { by: 0, command: { kind: 'launch', amount } as const }
    expect(round.apply(round.open(1, NO_DRAWS), sent, NO_DRAWS)).toEqual({ ok: false, error: 'not_legal' })
  })

  test('keno takes any ticket of one to ten rising numbers, and no other', () => {
    const round = kenoRound(keno)
    const open = round.open(1, NO_DRAWS)
    const takes = (numbers: unknown) =>
      round.apply(
        open,
        { by: 0, command: { kind: 'draw', risk: 'low', numbers } as never },
        drawsFrom(() => 0),
      ).ok
    expect([[1], [40], [2, 39], [31, 32, 33, 34, 35, 36, 37, 38, 39, 40]].map(takes)).not.toContain(false)
    const wrong = [
      [],
      [0],
      [41],
      [2, 2],
      [3, 2],
      [1.5],
      ['1'],
      'x',
      null,
      Array.from({ length: 11 }, (_, at) => at + 1),
    ]
    expect(wrong.map(takes)).not.toContain(true)
  })

  test('nobody but the player sends one, and only one', () => {
    const round = diceRound(dice)
    const command = { kind: 'roll', over: false, amount: 5000 } as const
    const open = round.open(1, NO_DRAWS)
    expect(round.apply(open, { by: 'table', command }, NO_DRAWS)).toEqual({
      ok: false,
      error: 'not_your_turn',
    })
    const over = round.apply(open, { by: 0, command }, drawing(4999))
    if (!over.ok) expect.fail('it is accepted')
    expect(round.outcome(over.value)).toMatchObject({ roll: 4999, units: 198 })
    expect(round.apply(over.value, { by: 0, command }, NO_DRAWS)).toEqual({ ok: false, error: 'round_over' })
  })
})

describe('mines', () => {
  const round = minesRound(mines)
  const BOARD: MinesState = { mines: [4, 9, 20], revealed: [], ended: null }
  const after = (state: MinesState, command: object, by: 0 | 'table' = 0) =>
    round.apply(state, { by, command: command as never }, NO_DRAWS)
  const stateAfter = (state: MinesState, command: object, by: 0 | 'table' = 0) => {
    const next = after(state, command, by)
    return next.ok ? next.value : expect.fail(next.error)
  }

  test('are dealt at the start and are in no view before the end', () => {
    const words = Array.from({ length: 24 }, () => 0)
    const started = round.apply(
      round.open(1, NO_DRAWS),
      { by: 0, command: { kind: 'start', amount: 5 } },
      drawing(...words),
    )
    if (!started.ok) expect.fail('five mines are legal')
    expect(started.value.mines).toHaveLength(5)
    expect(round.view(started.value, 0)).toEqual({
      mineCount: 5,
      mines: [],
      revealed: [],
      units: 0,
      nextUnits: 123,
      ended: null,
    })
  })

  test('a safe cell raises the worth, which may be taken', () => {
    const one = stateAfter(BOARD, { kind: 'reveal', cell: 0 })
    expect(round.view(one, 0)).toMatchObject({ revealed: [0], units: 112, nextUnits: 128, mines: [] })
    const taken = stateAfter(one, { kind: 'cash_out' })
    expect(round.outcome(taken)).toEqual({ units: 112, ended: 'cash_out', mines: [4, 9, 20], revealed: [0] })
    expect(round.view(taken, 0)).toMatchObject({ units: 112, nextUnits: null, mines: [4, 9, 20] })
  })

  test('a mine ends the round with nothing', () => {
    const lost = stateAfter(stateAfter(BOARD, { kind: 'reveal', cell: 0 }), { kind: 'reveal', cell: 9 })
    expect(round.outcome(lost)).toMatchObject({ units: 0, ended: 'lost', revealed: [0, 9] })
  })

  test.each([
    ['nothing to take', { kind: 'cash_out' }, 'not_legal'],
    ['a second start', { kind: 'start', amount: 3 }, 'not_legal'],
    ['a cell outside', { kind: 'reveal', cell: 25 }, 'not_legal'],
    ['a cell that is half', { kind: 'reveal', cell: 0.5 }, 'not_legal'],
    ['the end of the host', { kind: 'close' }, 'not_legal'],
  ])('%s is refused', (_, command, error) => {
    expect(after(BOARD, command)).toEqual({ ok: false, error })
  })

  test('a cell is opened once, and none after the end', () => {
    const one = stateAfter(BOARD, { kind: 'reveal', cell: 0 })
    expect(after(one, { kind: 'reveal', cell: 0 })).toEqual({ ok: false, error: 'not_legal' })
    const taken = stateAfter(one, { kind: 'cash_out' })
    for (const command of [{ kind: 'reveal', cell: 1 }, { kind: 'cash_out' }]) {
      expect(after(taken, command)).toEqual({ ok: false, error: 'round_over' })
    }
    expect(after(taken, { kind: 'close' }, 'table')).toEqual({ ok: false, error: 'round_over' })
  })

  test('the host closes a round at its worth, or returns the stake if no cell is open', () => {
    const one = stateAfter(BOARD, { kind: 'reveal', cell: 0 })
    expect(round.outcome(stateAfter(one, { kind: 'close' }, 'table'))).toMatchObject({
      units: 112,
      ended: 'closed',
    })
    expect(round.outcome(stateAfter(BOARD, { kind: 'close' }, 'table'))).toMatchObject({
      units: 100,
      ended: 'void',
    })
  })
})

describe('higher or lower', () => {
  const round = hiLoRound(hiLo)
  const TWO = 0
  const EIGHT = 6
  const ACE = 12
  const holding = (...cards: number[]): HiLoState => ({
    cards,
    calls: cards.slice(1).map(() => 'higher' as const),
    ended: null,
  })
  const send = (state: HiLoState, command: object, ...words: number[]) =>
    round.apply(state, { by: 0, command: command as never }, drawing(...words))
  const viewOf = (state: HiLoState) => round.view(state, 0) as HiLoView

  test('offers the guesses of the card with what they are worth', () => {
    expect(viewOf(holding(EIGHT)).guesses).toEqual([
      { call: 'higher', ways: 7, units: 183 },
      { call: 'lower', ways: 7, units: 183 },
    ])
    expect(viewOf(holding(TWO)).guesses).toEqual([
      { call: 'higher', ways: 12, units: 107 },
      { call: 'same', ways: 1, units: 1287 },
    ])
    expect(viewOf(holding(ACE)).guesses.map(({ call }) => call)).toEqual(['lower', 'same'])
  })

  test('a tie counts for a guess on a middle card, and not on the lowest or the highest', () => {
    const over = (card: number, call: string, next: number) => {
      const sent = send(holding(card), { kind: 'guess', call }, next)
      return sent.ok ? sent.value.ended : expect.fail(sent.error)
    }
    expect([over(EIGHT, 'higher', EIGHT + 13), over(EIGHT, 'lower', EIGHT + 39)]).toEqual([null, null])
    expect([over(TWO, 'higher', TWO + 13), over(ACE, 'lower', ACE)]).toEqual(['lost', 'lost'])
    expect([over(TWO, 'same', TWO + 26), over(ACE, 'same', ACE + 13)]).toEqual([null, null])
  })

  test('the edge is taken once, however many guesses there were', () => {
    const two = send(holding(EIGHT), { kind: 'guess', call: 'higher' }, EIGHT)
    if (!two.ok) expect.fail('the guess is legal')
    const three = send(two.value, { kind: 'guess', call: 'lower' }, EIGHT)
    if (!three.ok) expect.fail('the guess is legal')
    expect([viewOf(two.value).units, viewOf(three.value).units]).toEqual([183, 341])
    const taken = send(three.value, { kind: 'cash_out' })
    expect(taken.ok && round.outcome(taken.value)).toMatchObject({ units: 341, ended: 'cash_out' })
  })

  test.each([
    ['a guess that the card does not offer', holding(TWO), { kind: 'guess', call: 'lower' }],
    ['a tie on a middle card', holding(EIGHT), { kind: 'guess', call: 'same' }],
    ['nothing to take', holding(EIGHT), { kind: 'cash_out' }],
    ['a second start', holding(EIGHT), { kind: 'start' }],
  ])('%s is refused', (_, state, command) => {
    expect(send(state, command)).toEqual({ ok: false, error: 'not_legal' })
  })

  test('a card is passed up to twenty times, which changes no worth', () => {
    let state = holding(EIGHT, EIGHT)
    for (let skips = 20; skips > 0; skips--) {
      expect(viewOf(state)).toMatchObject({ skipsLeft: skips, units: 183 })
      const next = send(state, { kind: 'skip' }, EIGHT)
      state = next.ok ? next.value : expect.fail(next.error)
    }
    expect(send(state, { kind: 'skip' }, EIGHT)).toEqual({ ok: false, error: 'not_legal' })
    expect(viewOf(state)).toMatchObject({ skipsLeft: 0, units: 183 })
  })

  test('a guess worth more than the cap is not offered, and the worth may still be taken', () => {
    const rich: HiLoState = { cards: [TWO, TWO, ACE, TWO], calls: ['same', 'higher', 'lower'], ended: null }
    expect(viewOf(rich)).toMatchObject({ units: 1510, guesses: [{ call: 'higher', units: 1636 }] })
    expect(send(rich, { kind: 'guess', call: 'same' })).toEqual({ ok: false, error: 'not_legal' })
    expect(send(rich, { kind: 'cash_out' }).ok).toBe(true)
  })

  test('the host closes a round at its worth, or returns the stake if nothing was guessed', () => {
    const close = (state: HiLoState) => {
      const next = round.apply(state, { by: 'table', command: { kind: 'close' } }, NO_DRAWS)
      return next.ok ? round.outcome(next.value) : expect.fail(next.error)
    }
    expect(close(holding(EIGHT, EIGHT))).toMatchObject({ units: 183, ended: 'closed' })
    expect(close({ ...holding(EIGHT), calls: [] })).toMatchObject({ units: 100, ended: 'void' })
  })
})
