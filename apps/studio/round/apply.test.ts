import { kurus } from '@poyraz/kernel'
import { describe, expect, it } from 'vitest'
import { apply } from './apply.ts'
import { initialState, type Notice, type Round, type StudioEvent, type StudioState } from './state.ts'

const ROUND: Round = {
  roundId: 'r1',
  stakeKurus: kurus(200),
  winKurus: kurus(500),
  balanceKurus: kurus(10_300),
  outcome: { spins: [], units: 0, capped: false },
  fairness: { commitment: 'c', clientSeed: 's', nonce: 1, staleSeed: false },
  proof: null,
}
const OPENED: StudioEvent = {
  kind: 'opened',
  balanceKurus: kurus(10_000),
  stakeKurus: kurus(200),
  funds: null,
  window: [['a']],
  round: null,
}
const resumedWith = (round: Round, stake: number): StudioEvent => ({
  kind: 'resumed',
  round,
  takenKurus: kurus(stake),
  betKurus: round.stakeKurus,
  feature: null,
  shownKurus: kurus(100),
})
const run = (events: readonly StudioEvent[], from?: StudioState) =>
  events.reduce(apply, from ?? initialState(kurus(100), { sinceMs: 0, netKurus: kurus(0) }))

describe('apply', () => {
  it('subtracts the stake at once and adds the win when it has been shown', () => {
    const pressed = run([OPENED, { kind: 'pressed' }])
    expect(pressed).toMatchObject({ phase: 'asking', balanceKurus: 9800n, session: { netKurus: -200n } })
    const answered = run([{ kind: 'answered', round: ROUND }], pressed)
    expect(answered).toMatchObject({ phase: 'showing', balanceKurus: 9800n, session: { netKurus: -200n } })
    const shown = run([{ kind: 'shown' }], answered)
    expect(shown).toMatchObject({
      phase: 'resting',
      balanceKurus: 10_300n,
      session: { netKurus: 300n },
      results: 1,
    })
    expect(run([{ kind: 'rested' }], shown).phase).toBe('idle')
  })

  it('keeps the wilds that stayed on the reels until the next round', () => {
    const wilds = [[1, 0]] as const
    const shown = run([
      OPENED,
      { kind: 'pressed' },
      { kind: 'answered', round: ROUND },
      { kind: 'held', wilds },
      { kind: 'shown' },
      { kind: 'rested' },
    ])
    expect(shown.heldWilds).toEqual(wilds)
    expect(run([{ kind: 'pressed' }], shown).heldWilds).toEqual([])
    expect(run([resumedWith(ROUND, 200)], shown).heldWilds).toEqual([])
  })

  it('empties the sign of a cascade when free spins end, and when the next round begins', () => {
    const cascade = { lines: [], groups: [], step: 3, multiplier: 8, sumKurus: kurus(500), orbs: 0 }
    const feature = { done: 1, total: 1, multiplier: 1 }
    const answered: StudioEvent = { kind: 'answered', round: ROUND }
    const paid = [OPENED, { kind: 'pressed' }, answered, { kind: 'cascaded', cascade }] as const
    expect(run([...paid, { kind: 'shown' }]).cascade).toEqual(cascade)
    expect(run([...paid, { kind: 'featured', feature }, { kind: 'shown' }]).cascade).toBeNull()
    expect(run([...paid, { kind: 'shown' }, { kind: 'rested' }, { kind: 'pressed' }]).cascade).toBeNull()
  })

  it('adds the stake back after a refusal', () => {
    const refused = run([OPENED, { kind: 'pressed' }, { kind: 'refused', notice: 'too_soon', text: '' }])
    expect(refused).toMatchObject({ phase: 'resting', notice: 'too_soon', balanceKurus: 10_000n })
    expect(refused.session.netKurus).toBe(0n)
  })

  it('hides the win until a resumed round has been shown', () => {
    const resumed = run([OPENED, resumedWith(ROUND, 200)])
    expect(resumed).toMatchObject({
      phase: 'showing',
      balanceKurus: 9800n,
      stakeKurus: 200n,
      shownKurus: 100n,
      session: { netKurus: -200n },
    })
    expect(run([{ kind: 'shown' }], resumed)).toMatchObject({
      balanceKurus: 10_300n,
      takenKurus: 0n,
      session: { netKurus: 300n },
    })
  })

  it('counts a resumed free spin without a stake', () => {
    const resumed = run([OPENED, resumedWith(ROUND, 0), { kind: 'shown' }])
    expect(resumed.session.netKurus).toBe(500n)
  })

  it('shows no negative balance if the win of a resumed round has been spent meanwhile', () => {
    const spent = { ...ROUND, balanceKurus: kurus(300) }
    const resumed = run([OPENED, resumedWith(spent, 200)])
    expect(resumed.balanceKurus).toBe(0n)
    expect(run([{ kind: 'shown' }], resumed).balanceKurus).toBe(300n)
  })

  it.each<readonly [Notice, bigint]>([
    ['maintenance', 0n],
    ['session_expired', 0n],
    ['lost', -200n],
    ['outdated', -200n],
  ])('stopped by %s has a net position of %s', (notice, netKurus) => {
    const stopped = run([OPENED, { kind: 'pressed' }, { kind: 'stopped', notice }])
    expect(stopped).toMatchObject({ phase: 'stopped', balanceKurus: 10_000n + netKurus })
    expect(stopped.session.netKurus).toBe(netKurus)
  })

  it('accepts a new balance between rounds, and none during a round', () => {
    const credited: StudioEvent = { kind: 'credited', balanceKurus: kurus(20_000) }
    expect(run([OPENED, credited]).balanceKurus).toBe(20_000n)
    expect(() => run([OPENED, { kind: 'pressed' }, credited])).toThrow('is not one of')
  })

  it('keeps an unknown balance unknown until the server sends one', () => {
    const demo = run([{ ...OPENED, balanceKurus: null }, { kind: 'pressed' }])
    expect(demo.balanceKurus).toBeNull()
    expect(run([{ kind: 'answered', round: ROUND }, { kind: 'shown' }], demo).balanceKurus).toBe(10_300n)
  })

  it('clears the last win and notice when the next round begins', () => {
    const told = run([
      OPENED,
      { kind: 'sum-shown', shownKurus: kurus(5) },
      { kind: 'noticed', notice: 'insufficient_funds' },
    ])
    expect(run([{ kind: 'pressed' }], told)).toMatchObject({
      shownKurus: 0n,
      notice: null,
      caption: { kind: 'nothing' },
    })
  })

  it.each<readonly [string, readonly StudioEvent[]]>([
    ['a second round while one is asked for', [{ kind: 'pressed' }, { kind: 'pressed' }]],
    ['another stake while the reels turn', [{ kind: 'pressed' }, { kind: 'staked', stakeKurus: kurus(100) }]],
    ['an answer that nobody asked for', [{ kind: 'answered', round: ROUND }]],
    ['the end of a show that never began', [{ kind: 'shown' }]],
  ])('refuses %s', (_what, events) => {
    expect(() => run([OPENED, ...events])).toThrow('is not one of')
  })
})
