import { assert, err, ok } from '@poyraz/kernel'
import { type Rules, refusalOf } from '@poyraz/rounds'
import { fairUnits } from '../fair-units.ts'
import type { OriginalEnd, OriginalOutcome, OriginalRules } from '../original.ts'

/**
 * Each card is one draw below 52, from a whole deck every time: card = rank + 13 * suit, rank 0 to 12 for
 * 2 to ace. A guess is right if the next rank is higher or the same, or lower or the same; on the lowest
 * and on the highest rank the guesses are strictly higher or lower, or the same. The round is worth the
 * fair multiplier of all right guesses less the edge, once, cut down to a hundredth. A guess worth more
 * than the cap is not offered.
 */
export type HiLoRules = OriginalRules & {
  readonly ranks: number
  readonly suits: number
  readonly edgeBp: number
  /** Number of times that a player may take another card for the present one. */
  readonly skips: number
}

export type HiLoCall = 'higher' | 'lower' | 'same'
/** `close` is the host's, when the player was away too long. */
export type HiLoCommand =
  | { readonly kind: 'start' }
  | { readonly kind: 'guess'; readonly call: HiLoCall }
  | { readonly kind: 'skip' }
  | { readonly kind: 'cash_out' }
  | { readonly kind: 'close' }

/** `calls[i]` led from `cards[i]` to the next card. */
export type HiLoState = {
  readonly cards: readonly number[]
  readonly calls: readonly (HiLoCall | 'skip')[]
  readonly ended: OriginalEnd | null
}

export type HiLoOutcome = OriginalOutcome & {
  readonly ended: OriginalEnd
  readonly cards: readonly number[]
  readonly calls: readonly (HiLoCall | 'skip')[]
}

/** View of the player: everything that was drawn, the worth of the round, and the guesses that are open. */
export type HiLoView = Omit<HiLoState, 'ended'> & {
  readonly units: number
  /** `ways` of `ranks` next ranks are right; `units` is what the round is then worth. */
  readonly guesses: readonly { readonly call: HiLoCall; readonly ways: number; readonly units: number }[]
  readonly skipsLeft: number
  readonly ended: OriginalEnd | null
}

export function hiLoRound(rules: HiLoRules) {
  const { ranks, suits } = rules
  const round: Rules<HiLoState, HiLoCommand, HiLoOutcome> = {
    open: () => ({ cards: [], calls: [], ended: null }),
    legal(state, by) {
      if (state.ended !== null) return []
      if (by === 'table') return state.cards.length === 0 ? [] : [{ kind: 'close' }]
      if (by !== 0) return []
      return state.cards.length === 0 ? [{ kind: 'start' }] : decisions(rules, state)
    },
    apply(state, sent, draws) {
      const refusal = refusalOf(round, state, sent)
      if (refusal !== null) return err(refusal)
      const { command } = sent
      if (command.kind === 'cash_out') return ok({ ...state, ended: 'cash_out' })
      if (command.kind === 'close') return ok({ ...state, ended: guessed(state) === 0 ? 'void' : 'closed' })
      return ok(turn(rules, state, command, draws.int(ranks * suits)))
    },
    outcome(state) {
      const { cards, calls, ended } = state
      return ended === null ? null : { units: worth(rules, state), ended, cards, calls }
    },
    view: (state) => viewOf(rules, state),
  }
  return round
}

function decisions(rules: HiLoRules, state: HiLoState): readonly HiLoCommand[] {
  const guesses = openGuesses(rules, state).map(({ call }) => ({ kind: 'guess' as const, call }))
  return [
    ...guesses,
    ...(skipsLeft(rules, state) > 0 ? [{ kind: 'skip' as const }] : []),
    ...(guessed(state) > 0 ? [{ kind: 'cash_out' as const }] : []),
  ]
}

function turn(rules: HiLoRules, state: HiLoState, command: HiLoCommand, card: number): HiLoState {
  const cards = [...state.cards, card]
  if (command.kind === 'start') return { ...state, cards }
  const call = command.kind === 'guess' ? command.call : 'skip'
  const before = state.cards.at(-1)
  assert(before !== undefined, 'a guess has a card before it')
  const isRight = call === 'skip' || rightRanks(rules, before, call).includes(card % rules.ranks)
  return { cards, calls: [...state.calls, call], ended: isRight ? null : 'lost' }
}

/** Ranks with which the guess on this card is right. */
function rightRanks({ ranks }: HiLoRules, card: number, call: HiLoCall): readonly number[] {
  const rank = card % ranks
  const isEnd = rank === 0 || rank === ranks - 1
  return Array.from({ length: ranks }, (_, next) => next).filter((next) => {
    if (next === rank) return call === 'same' || !isEnd
    return call === 'higher' ? next > rank : call === 'lower' && next < rank
  })
}

/** The two guesses on a card. */
function callsOn({ ranks }: HiLoRules, card: number): readonly HiLoCall[] {
  const rank = card % ranks
  if (rank === 0) return ['higher', 'same']
  return rank === ranks - 1 ? ['lower', 'same'] : ['higher', 'lower']
}

function guessed({ calls }: HiLoState): number {
  return calls.filter((call) => call !== 'skip').length
}

function skipsLeft({ skips }: HiLoRules, { calls }: HiLoState): number {
  return skips - calls.filter((call) => call === 'skip').length
}

type Chance = { readonly ways: bigint; readonly of: bigint }

/** Chance of all guesses so far. */
function chanceOf(rules: HiLoRules, { cards, calls }: HiLoState): Chance {
  return calls.reduce<Chance>(
    (chance, call, index) => (call === 'skip' ? chance : times(rules, chance, cards[index] ?? 0, call)),
    { ways: 1n, of: 1n },
  )
}

function times(rules: HiLoRules, { ways, of }: Chance, card: number, call: HiLoCall): Chance {
  return { ways: ways * BigInt(rightRanks(rules, card, call).length), of: of * BigInt(rules.ranks) }
}

function worth(rules: HiLoRules, state: HiLoState): number {
  if (state.ended === 'lost') return 0
  if (state.ended === 'void') return rules.unitsPerBet
  return guessed(state) === 0 ? 0 : fairUnits(rules.edgeBp, chanceOf(rules, state))
}

function openGuesses(rules: HiLoRules, state: HiLoState): HiLoView['guesses'] {
  const card = state.cards.at(-1)
  if (card === undefined || state.ended !== null) return []
  const chance = chanceOf(rules, state)
  return callsOn(rules, card)
    .map((call) => ({
      call,
      ways: rightRanks(rules, card, call).length,
      units: fairUnits(rules.edgeBp, times(rules, chance, card, call)),
    }))
    .filter(({ units }) => units <= rules.capUnits)
}

function viewOf(rules: HiLoRules, state: HiLoState): HiLoView {
  const { cards, calls, ended } = state
  const guesses = openGuesses(rules, state)
  return { cards, calls, units: worth(rules, state), guesses, skipsLeft: skipsLeft(rules, state), ended }
}
