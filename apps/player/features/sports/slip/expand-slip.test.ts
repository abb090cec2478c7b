import { expect, test } from 'vitest'
import { aSelection } from '../testing/selections.ts'
import { expandSlip } from './expand-slip.ts'
import { letterOf } from './letters.ts'
import { EMPTY_SLIP, linesIn, type Slip } from './slip.ts'

const slipOf = (slip: Partial<Slip>): Slip => ({
  ...EMPTY_SLIP,
  stake: 1000,
  selections: [1, 2, 3].map((eventID) => aSelection(eventID)),
  ...slip,
})

test('a system 2/3 has three lines and pays their sum', () => {
  const { lines, win } = expandSlip(slipOf({ mode: 'system', sizes: [2] }), [2000, 1800, 1500])
  expect(lines.map(({ legs }) => legs)).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ])
  expect(win).toBe(9300)
})

test('a multiple is one line at the product of its odds', () => {
  const slip = slipOf({ mode: 'combined', selections: [1, 2].map((eventID) => aSelection(eventID)) })
  expect(expandSlip(slip, [1420, 2900])).toMatchObject({ totalOdds: 4118, win: 4118 })
})

test('singles are coupons of their own', () => {
  const { lines, win } = expandSlip(slipOf({ mode: 'single' }), [2000, 1800, 1500])
  expect(lines.map(({ legs, potential }) => [legs, potential])).toEqual([
    [[0], 2000n],
    [[1], 1800n],
    [[2], 1500n],
  ])
  expect(win).toBe(5300)
})

test('an each-way bet is a win and a place with a stake each', () => {
  const selections = [aSelection(1, { market: 'WINNER', away: '' })]
  const slip = slipOf({ selections, eachWay: { places: 3, fraction: 5 } })
  const { lines, win } = expandSlip(slip, [9000])
  expect(lines.map(({ legs, oddsMilli, potential }) => [legs, oddsMilli, potential])).toEqual([
    [[0], 9000n, 9000n],
    [[1], 2600n, 2600n],
  ])
  expect([linesIn(slip), win]).toEqual([2, 11_600])
})

test('names legs by letters', () => {
  expect([0, 25, 26].map(letterOf)).toEqual(['A', 'Z', 'A2'])
})
