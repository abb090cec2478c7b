import { describe, expect, it } from 'vitest'
import { en as errorsEn } from './errors/en.ts'
import { tr as errorsTr } from './errors/tr.ts'
import { limitText } from './limit-text.ts'
import { en } from './refusals/en.ts'
import { tr } from './refusals/tr.ts'

const NUMBERS = {
  max: 200_000,
  left: 50_050,
  least: 10_000,
  below: 1_000,
  most: 20,
  minutes: 90,
  waitMs: 1_200,
  min: 100,
  value: 900,
  targetMax: 1_900,
  oddsMax: 10_000,
  legsMin: 3,
  opensAt: Date.parse('2026-11-28T18:00:00+03:00'),
}

/** Splits the name of a text into the code and, for a limit of the player, its kind and period. */
function dataOf(name: string): readonly [string, object] {
  const [, kind, period] = /^limit_reached_(\w+?)(?:_(\w+))?$/.exec(name) ?? []
  return kind === undefined ? [name, NUMBERS] : ['limit_reached', { ...NUMBERS, kind, period }]
}

/** Codes of refusals by a limit. The limits of a player have a text for each kind and period. */
const LIMITS = Object.keys(errorsTr).filter((code) =>
  /_limit$|_range$|_minimum$|^daily_|^too_many_legs$/.test(code),
)

describe('the text of a refusal by a limit', () => {
  it.each(LIMITS)('has a number, from its data or in the text of its code: %s', (code) => {
    for (const [lang, errors] of Object.entries({ tr: errorsTr, en: errorsEn } as const)) {
      const text = limitText(code, NUMBERS, lang as 'tr' | 'en') ?? errors[code as keyof typeof errorsTr]
      expect(text).toMatch(/\d/)
    }
  })

  it.each(Object.keys(tr))('names its number in both languages: %s', (name) => {
    const [code, data] = dataOf(name)
    expect(limitText(code, data, 'tr')).toMatch(/\d/)
    expect(limitText(code, data, 'en')).toMatch(/\d/)
  })

  it('formats amounts and waits in the language', () => {
    const data = { kind: 'deposit', period: 'day', max: 200_000, left: 50_050 }
    expect(limitText('limit_reached', data, 'tr')).toContain('limitin ₺2.000; bugün ₺500,50 kaldı')
    expect(limitText('locked', { retryAfterSeconds: 61 }, 'tr')).toContain('2 dakika sonra')
    expect(limitText('locked', { retryAfterSeconds: 3600 }, 'en')).toContain('in 60 minutes')
    expect(limitText('too_soon', { waitMs: 86_400_000 }, 'tr')).toContain('24 saat sonra')
    expect(limitText('too_soon', { waitMs: 1 }, 'en')).toContain('in 1 second.')
  })

  it('names the opening of a closed table', () => {
    const data = { opensAt: NUMBERS.opensAt }
    expect(limitText('table_closed', data, 'tr')).toBe('Bu masa şu an kapalı. 18:00’de açılır.')
    expect(limitText('table_closed', data, 'en')).toBe('This table is closed now. It opens at 18:00.')
  })

  it('is left to the code if a number is missing', () => {
    expect(limitText('limit_reached', { kind: 'stake' }, 'tr')).toBeNull()
    expect(limitText('not_found', { max: 1 }, 'tr')).toBeNull()
    expect(limitText('locked', undefined, 'tr')).toBeNull()
  })

  it('has the same places for numbers in both languages', () => {
    const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
    for (const name of Object.keys(tr) as (keyof typeof tr)[])
      expect(places(en[name])).toEqual(places(tr[name]))
  })
})
