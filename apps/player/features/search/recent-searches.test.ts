import { describe, expect, it } from 'vitest'
import { readRecent, withRecent } from './recent-searches.ts'

describe('recent searches', () => {
  it('are newest first, six at most', () => {
    const texts = ['bir oyun', 'iki oyun', 'lale', 'nazar', 'rulet', 'bonus', 'limit']
    expect(texts.reduce<readonly string[]>(withRecent, [])).toEqual(texts.toReversed().slice(0, 6))
  })

  it('hold a text once, in its newest spelling', () => {
    expect(withRecent(['lale', 'sahmeran'], ' Şahmeran ')).toEqual(['Şahmeran', 'lale'])
  })

  it('hold no text that is too short for a search', () => {
    const recent = ['lale']
    expect(withRecent(recent, 'la')).toBe(recent)
  })

  it.each([null, '', '{', '7', '{"a":1}', '[1,null]'])('are empty for the stored value %j', (stored) => {
    expect(readRecent(stored)).toEqual([])
  })

  it('are read in their order, and bounded whoever wrote them', () => {
    const stored = JSON.stringify(Array.from({ length: 50 }, (_, index) => `oyun ${index} ${'x'.repeat(90)}`))
    const recent = readRecent(stored)
    expect(recent).toHaveLength(6)
    expect(recent[0]).toMatch(/^oyun 0 x+$/)
    expect(Math.max(...recent.map(({ length }) => length))).toBe(64)
  })
})
