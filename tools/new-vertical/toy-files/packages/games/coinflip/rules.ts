import { assert, err, ok } from '@poyraz/kernel'
import { type Rules, refusalOf, type Seat } from '@poyraz/rounds'

const SEATS = 3

export type CoinSide = 'heads' | 'tails'
export type FlipState = {
  /** The call of each seat; `null` until it is made. */
  readonly calls: readonly (CoinSide | null)[]
  readonly coin: CoinSide | null
}
export type FlipOutcome = { readonly coin: CoinSide; readonly winners: readonly Seat[] }

/** Each of three seats calls a side, unseen by the others. With the last call the coin is flipped. */
export const coinFlip: Rules<FlipState, CoinSide, FlipOutcome> = {
  open(seats) {
    assert(seats === SEATS, 'a coin flip has three seats')
    return { calls: Array.from({ length: SEATS }, () => null), coin: null }
  },
  legal: ({ calls }, by) => (by !== 'table' && calls[by] === null ? ['heads', 'tails'] : []),
  apply(state, sent, draws) {
    const refusal = refusalOf(coinFlip, state, sent)
    if (refusal !== null) return err(refusal)
    const calls = state.calls.map((call, seat) => (seat === sent.by ? sent.command : call))
    if (calls.includes(null)) return ok({ calls, coin: null })
    return ok({ calls, coin: draws.chance(1, 2) ? 'heads' : 'tails' })
  },
  outcome({ calls, coin }) {
    if (coin === null) return null
    return { coin, winners: calls.flatMap((call, seat) => (call === coin ? [seat] : [])) }
  },
  view({ calls, coin }, viewer) {
    return { calls: calls.map((call, seat) => (coin !== null || seat === viewer ? call : null)), coin }
  },
}

/** Input of the rules hash. */
export const COIN_FLIP_RULES = { game: 'coinflip', seats: SEATS, rakeBp: 500 } as const
