import { assert } from '@poyraz/kernel'
import { STAKE_BP, type TableGame } from '../table-game.ts'
import { ROULETTE_SPOTS, type SpotKind } from './spots.ts'

export type RouletteOutcome = { readonly number: number }

const POCKETS = 37

/** Odds to one by kind of bet. */
const PAYS: Readonly<Record<SpotKind, number>> = {
  straight: 35,
  split: 17,
  street: 11,
  corner: 8,
  line: 5,
  dozen: 2,
  column: 2,
  red: 1,
  black: 1,
  odd: 1,
  even: 1,
  low: 1,
  high: 1,
}

/** European roulette: one zero, which loses all outside bets. Every bet returns 36/37. */
export const roulette: TableGame<RouletteOutcome> = {
  rules: {
    gameId: 'roulette-eu',
    version: 1,
    mapping: 'roulette-eu-1',
    pockets: POCKETS,
    pays: PAYS,
  },
  spots: new Set(ROULETTE_SPOTS.keys()),
  decide: (draws) => ({ number: draws.int(POCKETS) }),
  returnBp: (id, { number }) => (spotOf(id).numbers.includes(number) ? roulette.mostBp(id) : 0),
  mostBp: (id) => (PAYS[spotOf(id).kind] + 1) * STAKE_BP,
  label: ({ number }) => String(number),
}

function spotOf(id: string) {
  const spot = ROULETTE_SPOTS.get(id)
  assert(spot, 'a bet lies on a spot of the layout')
  return spot
}
