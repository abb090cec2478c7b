import { describe, expect, it } from 'vitest'
import { resultText, toneOf } from './results.ts'

describe('toneOf', () => {
  it('has 18 red pockets, 18 black pockets and one green pocket', () => {
    const tones = Array.from({ length: 37 }, (_, pocket) => toneOf('roulette', String(pocket)))
    expect(tones.filter((tone) => tone === 'red')).toHaveLength(18)
    expect(tones.filter((tone) => tone === 'black')).toHaveLength(18)
    expect(tones[0]).toBe('green')
    expect([tones[23], tones[8], tones[10], tones[29]]).toEqual(['red', 'black', 'black', 'black'])
  })

  it.each([
    ['baccarat', 'B', 'red'],
    ['baccarat', 'P', 'blue'],
    ['baccarat', '=', 'green'],
    ['baccarat', 'D', 'blue'],
    ['baccarat', 'T', 'red'],
    ['poker', 'P', 'blue'],
    ['poker', 'H', 'red'],
    ['dice', '7', 'plain'],
    ['show', '0', 'plain'],
    ['show', '1.99', 'plain'],
    ['show', '2.00', 'blue'],
  ] as const)('%s %s is %s', (type, result, tone) => {
    expect(toneOf(type, result)).toBe(tone)
  })
})

describe('resultText', () => {
  it('writes a crash in the language of the page and leaves other results', () => {
    expect([resultText('12.40', 'tr'), resultText('1.00', 'en'), resultText('17', 'tr')]).toEqual([
      '12,40×',
      '1.00×',
      '17',
    ])
  })
})
