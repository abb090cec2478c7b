import { describe, expect, it } from 'vitest'
import { poseOf, STILL } from './gestures.ts'

const TIERS = ['wild', 'scatter', 'high', 'mid', 'low'] as const

describe('the motion of a winning symbol', () => {
  it('starts at rest, reel by reel from the left', () => {
    expect(poseOf('low', 0, 0)).toEqual(STILL)
    expect(poseOf('low', 120, 0)).not.toEqual(STILL)
    expect(poseOf('low', 120, 2)).toEqual(STILL)
  })

  it.each(TIERS)('never jumps: %s', (tier) => {
    for (let ms = 0; ms < 4000; ms += 8) {
      const [now, next] = [poseOf(tier, ms, 1), poseOf(tier, ms + 8, 1)]
      expect(Math.abs(next.scale - now.scale)).toBeLessThan(0.03)
      expect(Math.abs(next.shift - now.shift)).toBeLessThan(0.03)
      expect(Math.abs(next.turn - now.turn)).toBeLessThan(0.03)
    }
  })

  it.each(TIERS)('never stops while the win is lit: %s', (tier) => {
    const poses = Array.from({ length: 20 }, (_, step) => JSON.stringify(poseOf(tier, 1000 + step * 61, 0)))
    expect(new Set(poses).size).toBe(20)
  })
})
