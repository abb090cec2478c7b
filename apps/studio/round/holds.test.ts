import type { ReelSpin } from '@poyraz/games'
import { describe, expect, it } from 'vitest'
import { gameOf, outcomesOf } from '../testing/rounds.ts'
import { holdsOf } from './holds.ts'

const { rules } = gameOf('lale-devri')
const spinOf = (reels: string, mode: ReelSpin['mode'] = 'base') =>
  ({
    mode,
    window: reels.split(' ').map((reel) => [...reel].map((cell) => (cell === 'S' ? 'lamp' : 'rose'))),
  }) as never as ReelSpin
const holds = (reels: string, mode?: ReelSpin['mode']) =>
  holdsOf(rules, spinOf(reels, mode))
    .map((held) => (held ? 'h' : '-'))
    .join('')

describe('holdsOf', () => {
  it.each([
    ['S--- S--- ---- ---- ----', '--hhh'],
    ['S--- ---- S--- ---- ----', '---hh'],
    ['S--- S--- S--- ---- ----', '--h--'],
    ['S--- S--- ---- S--- ----', '--hh-'],
    ['S--- ---- ---- ---- S---', '-----'],
    ['---- ---- ---- S--- S---', '-----'],
    ['---- ---- ---- ---- ----', '-----'],
  ])('%s holds %s', (reels, held) => {
    expect(holds(reels)).toBe(held)
  })

  it('holds no reel in free spins', () => {
    expect(holds('S--- S--- ---- ---- ----', 'free')).toBe('-----')
  })

  it('never depends on a reel that has not stopped', () => {
    for (const { spins } of outcomesOf(gameOf('lale-devri'), 500)) {
      const spin = spins[0]
      if (!spin) throw new Error('a spin')
      for (const reel of spin.window.keys()) {
        const unknown = { ...spin, window: spin.window.map((seen, at) => (at < reel ? seen : ['rose'])) }
        expect(holdsOf(rules, unknown)[reel]).toBe(holdsOf(rules, spin)[reel])
      }
    }
  })

  it('holds no reel in a game without scatters', () => {
    const kaplan = gameOf('kaplan')
    const [outcome] = outcomesOf(kaplan, 1)
    const spin = outcome?.spins[0]
    expect(spin && holdsOf(kaplan.rules, spin)).toEqual([false, false, false])
  })
})
