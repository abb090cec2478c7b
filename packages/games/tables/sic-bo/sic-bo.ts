import { assert } from '@poyraz/kernel'
import { STAKE_BP, type TableGame } from '../table-game.ts'

export type SicBoOutcome = { readonly dice: readonly number[] }

const FACES = [1, 2, 3, 4, 5, 6]
/** Odds to one by total. */
const TOTAL_PAYS: Readonly<Record<number, number>> = { 4: 60, 5: 30, 6: 17, 7: 12, 8: 8, 9: 6, 10: 6 }
const LEAST_AND_MOST_TOTAL = 21
const PAYS = { even: 1, triple: 180, 'any-triple': 30, double: 10, pair: 5, single: 3 }

type Spot = { readonly pays: number; wins(dice: readonly number[]): number }
/** A spot that pays its odds, or nothing. */
const spotOf = (pays: number, holds: (dice: readonly number[]) => boolean): Spot => ({
  pays,
  wins: (dice) => (holds(dice) ? pays : -1),
})
const sum = (dice: readonly number[]) => dice.reduce((total, die) => total + die, 0)
const countOf = (dice: readonly number[], face: number) => dice.filter((die) => die === face).length
const isTriple = ([first, ...others]: readonly number[]) => others.every((die) => die === first)
/** An even-money bet: every triple loses. */
const evenMoney = (holds: (total: number) => boolean) =>
  spotOf(PAYS.even, (dice) => !isTriple(dice) && holds(sum(dice)))

const SPOTS: ReadonlyMap<string, Spot> = new Map([
  ['small', evenMoney((total) => total <= 10)],
  ['big', evenMoney((total) => total >= 11)],
  ['odd', evenMoney((total) => total % 2 === 1)],
  ['even', evenMoney((total) => total % 2 === 0)],
  ...Array.from({ length: 14 }, (_, index) => index + 4).map((total): [string, Spot] => {
    const pays = TOTAL_PAYS[Math.min(total, LEAST_AND_MOST_TOTAL - total)]
    assert(pays !== undefined, 'a total has its odds')
    return [`total-${total}`, spotOf(pays, (dice) => sum(dice) === total)]
  }),
  ['any-triple', spotOf(PAYS['any-triple'], isTriple)],
  ...FACES.flatMap((face): [string, Spot][] => [
    [`triple-${face}`, spotOf(PAYS.triple, (dice) => countOf(dice, face) === 3)],
    [`double-${face}`, spotOf(PAYS.double, (dice) => countOf(dice, face) >= 2)],
    [`single-${face}`, { pays: PAYS.single, wins: (dice) => countOf(dice, face) || -1 }],
    ...FACES.filter((other) => other > face).map((other): [string, Spot] => [
      `pair-${face}-${other}`,
      spotOf(PAYS.pair, (dice) => dice.includes(face) && dice.includes(other)),
    ]),
  ]),
])

/** Three dice. A single number pays once for each die that shows it. */
export const sicBo: TableGame<SicBoOutcome> = {
  rules: { gameId: 'sic-bo', version: 1, mapping: 'sic-bo-1', dice: 3, pays: PAYS, totalPays: TOTAL_PAYS },
  spots: new Set(SPOTS.keys()),
  decide: (draws) => ({ dice: [0, 1, 2].map(() => draws.int(FACES.length) + 1) }),
  returnBp: (id, { dice }) => (find(id).wins(dice) + 1) * STAKE_BP,
  mostBp: (id) => (find(id).pays + 1) * STAKE_BP,
  label: ({ dice }) => String(sum(dice)),
}

function find(id: string): Spot {
  const spot = SPOTS.get(id)
  assert(spot, 'a bet lies on a spot of the layout')
  return spot
}
