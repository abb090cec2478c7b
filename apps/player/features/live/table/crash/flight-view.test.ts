import { reachMs } from '@poyraz/games/tables'
import { describe, expect, it } from 'vitest'
import type { TableState } from '../../../../shared/tables/table-states.ts'
import { crashOf, flownMs, multiplierOf, type OwnFlight, paidOf, stageOf, worthOf } from './flight-view.ts'

const START = 1_000_000
function stateOf(
  more: Partial<TableState>,
  bets: NonNullable<TableState['flight']>['bets'] = [],
): TableState {
  return {
    tableID: 131,
    version: 1,
    roundID: '01997000-0000-7000-8000-000000000000',
    number: 1,
    phase: 'drawing',
    at: START,
    endsAt: START + 200_000,
    opensAt: null,
    outcome: null,
    label: null,
    players: 1,
    winners: null,
    crowd: [],
    hands: null,
    poker: null,
    flight: { startsAt: START, count: 1, cashed: 0, bets },
    dealer: null,
    ...more,
  }
}
const own: OwnFlight = {
  betID: '01997000-0000-7000-8000-000000000001',
  spot: 'kite-1',
  stake: 1000,
  target: 300,
  limit: 300,
  paid: null,
  win: null,
}
const ended = stateOf({ phase: 'result', outcome: { crash: 247 }, label: '2.47' })

describe('the picture of a flight', () => {
  it('follows the time of the server and stays at the crash', () => {
    const flying = stateOf({})
    expect([START - 1, START].map((now) => stageOf(flying, now))).toEqual(['launching', 'flying'])
    expect(multiplierOf(flying, START - 500)).toBe(100)
    expect(multiplierOf(flying, START + reachMs(200))).toBe(200)
    expect([stageOf(ended, START), multiplierOf(ended, START + 90_000), crashOf(ended)]).toEqual([
      'crashed',
      247,
      247,
    ])
    expect(flownMs(ended, START + 90_000)).toBe(reachMs(247))
    expect(crashOf(flying)).toBeNull()
  })

  it('shows a bet as flying until the server has paid it or the string broke', () => {
    expect(paidOf(own, stateOf({}))).toBeNull()
    expect(paidOf({ ...own, paid: 180 }, stateOf({}))).toBe(180)
    const told = [{ betID: own.betID, player: 1, stake: own.stake, paid: 210, win: 2100 }]
    expect(paidOf(own, stateOf({}, told))).toBe(210)
    expect(paidOf(own, ended)).toBe(0)
    expect(paidOf({ ...own, limit: 247 }, ended)).toBe(247)
  })

  it('does not let a bet be worth more than its limit', () => {
    expect([250, 300, 400].map((multiplier) => worthOf(own, multiplier))).toEqual([2500, 3000, 3000])
  })
})
