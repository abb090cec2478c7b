import { expect, it } from 'vitest'
import type { Protection } from '../../../shared/protection/protection.ts'
import { nextAskMs } from './use-reality.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const PLAYED = { staked: 0, won: 0, net: 0 }

function protection(realityCheck: { minutes: number; since: string | null; due: boolean }): Protection {
  const today = { ...PLAYED, minutes: 0 }
  return { limits: [], today, exclusion: null, realityCheck: { ...PLAYED, ...realityCheck } }
}

it.each([
  ['nobody plays', { minutes: 30, since: null, due: false }, false],
  ['it is off', { minutes: 0, since: '2026-11-21T11:50:00Z', due: false }, false],
  ['it is due', { minutes: 30, since: '2026-11-21T11:30:00Z', due: true }, false],
  ['ten minutes are left', { minutes: 30, since: '2026-11-21T11:40:00Z', due: false }, 602_000],
  ['the clocks differ', { minutes: 30, since: '2026-11-21T11:00:00Z', due: false }, 30_000],
] as const)('while %s, the next request for %o is in %s ms', (_, state, waitMs) => {
  expect(nextAskMs(protection(state), NOW)).toBe(waitMs)
})
