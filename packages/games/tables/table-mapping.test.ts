import { drawsFrom } from '@poyraz/fairness'
import { expect, it } from 'vitest'
import { HOUSE_TABLES } from './house-list.ts'
import { layoutOf } from './house-tables.ts'
import { tableMapping } from './table-mapping.ts'

it('knows every game of the house with its published rules', () => {
  for (const table of HOUSE_TABLES) {
    const { rules } = layoutOf(table)
    expect(tableMapping(rules.gameId)?.rules).toEqual(rules)
  }
  expect(tableMapping('okey')).toBeNull()
})

it('maps draws to the outcome of a wheel', () => {
  const mapping = tableMapping('roulette-eu')
  // 37 * 5 + 17: the first word is accepted.
  expect(
    mapping?.kind === 'drawn' &&
      mapping.decide(
        drawsFrom(() => 37 * 5 + 17),
        () => drawsFrom(() => 0),
      ),
  ).toEqual({ number: 17 })
})

it('replays the decisions of a shoe, and refuses those that its cards do not allow', () => {
  const mapping = tableMapping('blackjack')
  if (mapping?.kind !== 'shoe') throw new Error('blackjack has a shoe')
  expect(mapping.cards).toBe(8 * 52)
  // A ten for every slot: seat 3 stands on twenty.
  const tens = () => 8
  const stood = { seats: [{ seat: 3 }], moves: [[3, 'stand']] }
  expect(mapping.replay(stood, tens)).toMatchObject({ seats: [{ seat: 3 }], moves: stood.moves })
  expect(mapping.replay({ ...stood, moves: [[4, 'stand']] }, tens)).toBeNull()
})

it('deals poker by its slots, whatever players decide', () => {
  const mapping = tableMapping('three-card-poker')
  if (mapping?.kind !== 'shoe') throw new Error('poker has a shoe')
  expect(mapping.replay(null, (slot) => slot)).toEqual({ player: [0, 1, 2], board: [], dealer: [3, 4, 5] })
})
