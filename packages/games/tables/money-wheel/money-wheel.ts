import type { Draws } from '@poyraz/fairness'
import { assert, SECOND_MS } from '@poyraz/kernel'
import { STAKE_BP, type TableGame } from '../table-game.ts'

/** Indexes of the fields on which the wheel stopped: multipliers first, a number last. */
export type MoneyWheelOutcome = { readonly stops: readonly number[] }

/** Fields of the wheel in their order: numbers pay their value to one, `x2` and `x7` multiply it. */
export const MONEY_WHEEL = (
  '40 1 2 1 5 1 2 10 1 2 1 5 1 2 20 1 x2 1 5 1 2 10 1 2 1 5 1 ' +
  '2 x7 1 2 1 10 1 2 5 1 2 1 20 1 2 5 1 2 1 10 1 2 5 1 2 1 2'
).split(' ')
/** Numbers of the wheel, which take chips. */
export const MONEY_WHEEL_NUMBERS = [1, 2, 5, 10, 20, 40] as const
/** Maximum number of multipliers in a round. The last spin after them is among the numbers alone. */
export const MULTIPLIERS_MAX = 2
/** Greatest multiplier of a round: 7 × 7. */
const MULTIPLIER_MOST = 49
/** Length of one spin. */
export const WHEEL_SPIN_MS = 9 * SECOND_MS

const multiplierAt = (place: number): number => {
  const field = MONEY_WHEEL[place]
  assert(field !== undefined, 'the wheel stops on one of its places')
  return field.startsWith('x') ? Number(field.slice(1)) : 1
}
const isMultiplier = (place: number): boolean => multiplierAt(place) > 1
const NUMBER_PLACES = MONEY_WHEEL.flatMap((_, place) => (isMultiplier(place) ? [] : [place]))

/** A wheel of 54 fields. After a multiplier all bets stay, and the wheel spins again. */
export const moneyWheel: TableGame<MoneyWheelOutcome> = {
  rules: {
    gameId: 'money-wheel',
    version: 1,
    mapping: 'money-wheel-1',
    fields: MONEY_WHEEL,
    multipliersMax: MULTIPLIERS_MAX,
  },
  spots: new Set(MONEY_WHEEL_NUMBERS.map(String)),
  decide: (draws) => ({ stops: spin(draws) }),
  returnBp(spot, outcome) {
    const { field, multiplier } = wheelResult(outcome)
    return field === spot ? (Number(spot) * multiplier + 1) * STAKE_BP : 0
  },
  mostBp: (spot) => (Number(spot) * MULTIPLIER_MOST + 1) * STAKE_BP,
  label(outcome) {
    const { field, multiplier } = wheelResult(outcome)
    return multiplier === 1 ? field : `${field}×${multiplier}`
  },
  drawingMs: ({ stops }) => stops.length * WHEEL_SPIN_MS,
}

function spin(draws: Draws): readonly number[] {
  const stops: number[] = []
  while (stops.length < MULTIPLIERS_MAX) {
    const place = draws.int(MONEY_WHEEL.length)
    stops.push(place)
    if (!isMultiplier(place)) return stops
  }
  const last = NUMBER_PLACES[draws.int(NUMBER_PLACES.length)]
  assert(last !== undefined, 'the wheel has numbers')
  return [...stops, last]
}

/** Returns the number of an outcome with the product of the multipliers before it. */
export function wheelResult({ stops }: MoneyWheelOutcome): {
  readonly field: string
  readonly multiplier: number
} {
  const field = MONEY_WHEEL[stops.at(-1) ?? 0]
  assert(field !== undefined, 'the wheel stops on one of its places')
  return { field, multiplier: stops.reduce((product, place) => product * multiplierAt(place), 1) }
}
