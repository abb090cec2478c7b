import { kurus } from '@poyraz/kernel'
import { describe, expect, it } from 'vitest'
import { apply } from './apply.ts'
import { initialState, type Round, type StudioEvent, type StudioState } from './state.ts'

const ROUND: Round = {
  roundId: 'r1',
  stakeKurus: kurus(200),
  winKurus: kurus(500),
  balanceKurus: kurus(10_300),
  outcome: { spins: [], units: 0, capped: false },
  fairness: { commitment: 'c', clientSeed: 's', nonce: 1 },
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
const run = (events: readonly StudioEvent[], from?: StudioState) =>
  events.reduce(apply, from ?? initialState(kurus(100), { sinceMs: 0, netKurus: kurus(0) }))

describe('apply', () => {
  it('takes the stake at once and gives the win when it has been shown', () => {
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

  it('gives the stake back when it was refused', () => {
    const refused = run([OPENED, { kind: 'pressed' }, { kind: 'refused', notice: 'too_soon' }])
    expect(refused).toMatchObject({ phase: 'resting', notice: 'too_soon', balanceKurus: 10_000n })
    expect(refused.session.netKurus).toBe(0n)
  })

  it('keeps the win out of sight until a resumed round has been shown', () => {
    const resumed = run([OPENED, { kind: 'resumed', round: ROUND, feature: null, toldKurus: kurus(100) }])
    expect(resumed).toMatchObject({
      phase: 'showing',
      balanceKurus: 9800n,
      stakeKurus: 200n,
      toldKurus: 100n,
    })
    expect(run([{ kind: 'shown' }], resumed)).toMatchObject({
      balanceKurus: 10_300n,
      session: { netKurus: 500n },
    })
  })

  it('keeps an unknown balance unknown until the server names one', () => {
    const demo = run([{ ...OPENED, balanceKurus: null }, { kind: 'pressed' }])
    expect(demo.balanceKurus).toBeNull()
    expect(run([{ kind: 'answered', round: ROUND }, { kind: 'shown' }], demo).balanceKurus).toBe(10_300n)
  })

  it('forgets the last win and notice when the next round begins', () => {
    const told = run([
      OPENED,
      { kind: 'told', toldKurus: kurus(5) },
      { kind: 'noticed', notice: 'insufficient_funds' },
    ])
    expect(run([{ kind: 'pressed' }], told)).toMatchObject({
      toldKurus: 0n,
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
