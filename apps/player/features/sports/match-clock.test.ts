import { describe, expect, it } from 'vitest'
import { clockText, isTimed, matchSeconds, minuteOf } from './match-clock.ts'

const AT = '2026-11-24T17:00:00.000Z'
const clock = { period: '2', seconds: 4000, at: AT, running: true, speed: 2, powerPlay: null }

describe('the clock of a match', () => {
  it('counts on by its speed and stops in a break', () => {
    expect(matchSeconds(clock, Date.parse(AT) + 10_500)).toBe(4021)
    expect(matchSeconds({ ...clock, running: false }, Date.parse(AT) + 10_500)).toBe(4000)
  })

  it('never counts back, nor on for ever', () => {
    expect(matchSeconds(clock, Date.parse(AT) - 60_000)).toBe(4000)
    expect(matchSeconds(clock, Date.parse(AT) + 86_400_000)).toBe(4600)
  })

  it('is not shown in a shoot-out', () => {
    expect(['P3', 'OT', 'SO'].map((period) => isTimed({ period }))).toEqual([true, true, false])
  })

  it('is shown as minute and as clock', () => {
    expect(minuteOf(0)).toBe("1'")
    expect(minuteOf(4000)).toBe("67'")
    expect(clockText(4044)).toBe('67:24')
  })
})
