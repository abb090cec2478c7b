import { expect, it } from 'vitest'
import { compareBalances, compareRequests } from './check.ts'
import type { Answer, Player } from './players.ts'

const answer = (key: string, moved: bigint): Answer => ({ key, deposit: null, moved, data: {} })
const STORED = [
  { player: 'ada', key: 'd', moved: '500' },
  { player: 'ada', key: 'b', moved: '-100' },
]

function player(...answers: Answer[]): Player[] {
  const bet = { gameID: 1, stake: 100 }
  return [{ id: 'ada', clients: [], bet, answers, refusals: [], unknown: 0 }]
}

it('finds no fault where every answer is stored once, as it was told', () => {
  expect(compareRequests(player(answer('d', 500n), answer('b', -100n)), STORED)).toEqual([])
  const accounts = [{ owner: 'ada', code: 'cash', balance: '400' }]
  expect(compareBalances(player(answer('d', 500n), answer('b', -100n)), { accounts })).toEqual([])
})

it('finds what is lost, what differs, what was not acknowledged, and a balance that is not the sum (F02, F05)', () => {
  expect(compareRequests(player(answer('d', 500n), answer('c', 5n)), STORED)).toEqual([
    'ada/c was acknowledged and is lost',
    'ada/b is stored but was not acknowledged',
  ])
  expect(compareRequests(player(answer('d', 499n), answer('b', -100n)), STORED)).toEqual([
    'ada/d moved 500, acknowledged was 499',
  ])
  const accounts = [{ owner: 'ada', code: 'cash', balance: '401' }]
  expect(compareBalances(player(answer('d', 400n)), { accounts })).toEqual([
    'ada has 401, acknowledged were 400',
  ])
})
