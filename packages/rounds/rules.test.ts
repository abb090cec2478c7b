import { type Draws, soloDraws } from '@poyraz/fairness'
import { ok } from '@poyraz/kernel'
import { describe, expect, it } from 'vitest'
import { gambleLadder, type LadderCommand, type LadderState } from './fixtures/gamble-ladder.ts'
import { type HighCardCommand, type HighCardState, highCard, redrawHidden } from './fixtures/high-card.ts'
import { type BidCommand, type BidState, sealedBids } from './fixtures/sealed-bids.ts'
import { playInstant } from './play.ts'
import type { Party, Rules, Sent } from './rules.ts'
import { checkRules } from './testing/check-rules.ts'

const draws = () =>
  soloDraws({
    serverSeed: Uint8Array.from({ length: 32 }, (_, index) => index),
    clientSeed: 'poyraz',
    gameId: 'round',
    rulesHash: '0'.repeat(64),
    nonce: 1,
    stream: 'main',
  })

describe('a gamble ladder', () => {
  it('keeps the contract', () => {
    checkRules(gambleLadder, { seats: 1, commands: ['gamble', 'take', 'double' as LadderCommand] })
  })

  it('stays open, resumes from its stored state and settles', () => {
    const source = draws()
    const round = gambleLadder.open(1, source)
    expect(gambleLadder.outcome(round)).toBeNull()
    let state = JSON.parse(JSON.stringify(round)) as LadderState
    const won = [1, 2, 3].findLast(() => {
      const next = gambleLadder.apply(state, { by: 0, command: 'gamble' }, source)
      if (!next.ok || next.value.over) return false
      state = JSON.parse(JSON.stringify(next.value)) as LadderState
      return true
    })
    const taken = gambleLadder.apply(state, { by: 0, command: 'take' }, source)
    expect(won).toBeDefined()
    expect(taken.ok && gambleLadder.outcome(taken.value)).toEqual({
      units: 2 ** state.step,
      steps: state.step,
    })
    expect(taken.ok && gambleLadder.apply(taken.value, { by: 0, command: 'gamble' }, source)).toEqual({
      ok: false,
      error: 'round_over',
    })
  })
})

const HIGH_CARD = { seats: 2, commands: ['keep', 'change', 'end', 'peek' as HighCardCommand], redrawHidden }

describe('a card game of two seats', () => {
  it('keeps the contract, and no view depends on a hidden card', () => {
    checkRules(highCard, HIGH_CARD)
  })

  it('shows a card to its own seat alone until the round is over', () => {
    const state: HighCardState = { deck: [5, 6], cards: [3, 4], done: [false, false] }
    expect(highCard.view(state, 0)).toEqual({ done: [false, false], cards: [3, null] })
    expect(highCard.view(state, 1)).toEqual({ done: [false, false], cards: [null, 4] })
    expect(highCard.view(state, 'table')).toEqual({ done: [false, false], cards: [null, null] })
    const over = { ...state, done: [true, true] }
    expect(highCard.view(over, 'table')).toEqual({ done: [true, true], cards: [3, 4] })
    expect(highCard.outcome(over)).toEqual({ winner: 1, cards: [3, 4] })
  })

  it('refuses a command with its reason', () => {
    const state: HighCardState = { deck: [5, 6], cards: [3, 4], done: [true, false] }
    const refused = (sent: Sent<HighCardCommand>, at = state) => highCard.apply(at, sent, draws())
    expect(refused({ by: 0, command: 'keep' })).toEqual({ ok: false, error: 'not_your_turn' })
    expect(refused({ by: 7, command: 'keep' })).toEqual({ ok: false, error: 'not_your_turn' })
    expect(refused({ by: 1, command: 'end' })).toEqual({ ok: false, error: 'not_legal' })
    const over = { ...state, done: [true, true] }
    expect(refused({ by: 1, command: 'keep' }, over)).toEqual({ ok: false, error: 'round_over' })
  })
})

describe('commands with a free amount', () => {
  const bid = (amount: number): BidCommand => ({ kind: 'bid', amount })
  const redrawBids = ({ bids }: BidState, viewer: Party, source: Draws) => ({
    bids: bids.map((one, seat) =>
      seat === viewer || one === null || !bids.includes(null) ? one : source.int(1_001),
    ),
  })

  it('keep the contract', () => {
    const commands = [bid(1), bid(400), bid(1_000), bid(0), bid(1_001), bid(2.5), { kind: 'pass' as const }]
    checkRules(sealedBids, { seats: 3, commands, redrawHidden: redrawBids })
  })

  it('are legal from the least listed amount to the greatest, in whole units', () => {
    const state = sealedBids.open(2, draws())
    const accepted = (command: BidCommand) => sealedBids.apply(state, { by: 0, command }, draws()).ok
    expect([1, 2, 999, 1_000].map(bid).map(accepted)).toEqual([true, true, true, true])
    expect([0, -1, 1_001, 1.5, Number.NaN].map(bid).map(accepted)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
    const others = [{ kind: 'pass', amount: 5 } as const, { kind: 'bid', amount: 5, more: 1 } as const]
    expect(others.map(accepted)).toEqual([false, false])
  })

  it('are refused once everybody has bid', () => {
    const last = sealedBids.apply({ bids: [7, null] }, { by: 1, command: bid(9) }, draws())
    expect(last.ok && sealedBids.outcome(last.value)).toEqual({ winner: 1, units: 9 })
    expect(last.ok && sealedBids.apply(last.value, { by: 1, command: bid(9) }, draws())).toEqual({
      ok: false,
      error: 'round_over',
    })
  })
})

describe('the check of rules', () => {
  type HighCard = typeof highCard
  const broken: readonly (readonly [string, Partial<HighCard>, string])[] = [
    ['shows every card', { view: ({ cards, done }) => ({ cards, done }) }, 'nothing hidden from it'],
    [
      'tells the parity of a hidden card',
      { view: (state, viewer) => [highCard.view(state, viewer), state.cards.map((card) => card % 2)] },
      'nothing hidden from it',
    ],
    [
      'orders commands by a hidden card',
      {
        legal(state, by) {
          const commands = highCard.legal(state, by)
          return by === 0 && (state.cards[1] ?? 0) % 2 === 1 ? commands.toReversed() : commands
        },
      },
      'tell nothing hidden',
    ],
    [
      'accepts a command that is not legal',
      {
        apply: (state, sent, source) =>
          sent.command === 'end' && sent.by === 0
            ? highCard.apply(state, { by: 'table', command: 'end' }, source)
            : highCard.apply(state, sent, source),
      },
      '0 may not send "end"',
    ],
    ['refuses a legal command', { legal: (state) => highCard.legal(state, 0) }, 'is legal and accepted'],
    [
      'changes the state that it was given',
      {
        apply: (state, sent, source) => (
          Object.assign(state, { touched: true }), highCard.apply(state, sent, source)
        ),
      },
      'not extensible',
    ],
    ['keeps what JSON does not', { view: () => new Date(0) }, 'plain JSON'],
    [
      'has an outcome while commands are legal',
      { outcome: () => ({ winner: 0, cards: [] }) },
      'exactly while',
    ],
    ['gets stuck', { legal: () => [] }, 'exactly while'],
  ]

  it.each(broken)('finds a game that %s', (_, fault, message) => {
    expect(() => checkRules({ ...highCard, ...fault }, HIGH_CARD)).toThrow(message)
  })

  it('finds rules with a randomness of their own', () => {
    let count = 0
    const open: Rules<LadderState, LadderCommand, object>['open'] = () => ({
      units: ++count,
      step: 0,
      over: false,
    })
    expect(() => checkRules({ ...gambleLadder, open }, { seats: 1, commands: [] })).toThrow(
      'a replay comes to',
    )
  })

  it('finds a round that does not end, and a redraw that changes nothing', () => {
    const endless: typeof gambleLadder = {
      ...gambleLadder,
      apply(state, sent, source) {
        const next = gambleLadder.apply(state, sent, source)
        return next.ok ? ok(state) : next
      },
    }
    expect(() => checkRules(endless, { seats: 1, commands: ['take'] })).toThrow('some round ends')
    const idle = { ...HIGH_CARD, redrawHidden: (state: HighCardState) => state }
    expect(() => checkRules(highCard, idle)).toThrow('redrawHidden changes')
  })
})

describe('an instant round', () => {
  it('is opened and decided by its first command', () => {
    const open = () => ({ units: 16, step: 4, over: false })
    const last = { ...gambleLadder, open }
    expect(playInstant(last, draws())).toEqual({ units: expect.any(Number), steps: 5 })
  })

  it('is refused for rules that ask for more', () => {
    const never = { ...gambleLadder, outcome: () => null }
    expect(() => playInstant(never, draws())).toThrow('over after one command')
  })
})
