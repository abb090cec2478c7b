import { kurus } from '@poyraz/kernel'
import { expect, it } from 'vitest'
import { settledRounds } from './shown-rounds.ts'
import { type Phase, type Round } from './state.ts'

const round = (roundId: string): Round => ({
  roundId,
  stakeKurus: kurus(100),
  winKurus: kurus(0),
  balanceKurus: kurus(0),
  outcome: { spins: [], units: 0, capped: false },
  fairness: { commitment: '', clientSeed: '', nonce: 1, staleSeed: false },
  proof: null,
})
const LISTED = [{ roundId: 'r3' }, { roundId: 'r2' }, { roundId: 'r1' }]

it.each<readonly [Phase, string | null, string]>([
  ['idle', 'r3', 'r3 r2 r1'],
  ['resting', 'r3', 'r3 r2 r1'],
  ['showing', 'r3', 'r2 r1'],
  // r3 may be the round that was requested after r2.
  ['asking', 'r2', 'r2 r1'],
  ['asking', null, ''],
])('of the rounds r3, r2, r1, %s after %s, these have been shown: %s', (phase, newest, told) => {
  const rounds = settledRounds({ phase, round: newest === null ? null : round(newest) }, LISTED)
  expect(rounds.map(({ roundId }) => roundId).join(' ')).toBe(told)
})
