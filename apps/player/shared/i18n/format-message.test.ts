import { LANGUAGES, type Lang } from '@poyraz/text'
import compileMessage from 'icu-minify/compile'
import { describe, expect, it } from 'vitest'
import formatMessage from './format-message.ts'

/** Formats a text and records each format that the browser is asked for. */
function say(text: string, lang: Lang, values: Record<string, number>) {
  const asked: string[] = []
  const formatters = {
    getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => {
      asked.push('number')
      return new Intl.NumberFormat(...args)
    },
    getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => {
      asked.push('plural')
      return new Intl.PluralRules(...args)
    },
  }
  const options = { formatters, locale: lang, cache: {} } as unknown as Parameters<typeof formatMessage>[3]
  return { said: formatMessage('key', compileMessage(text), values, options), asked }
}

const GAMES = '{count, plural, one {# game} other {# games}}'

describe('numbers in messages', () => {
  it.each([
    ['tr', 0, '0 games'],
    ['tr', 1, '1 game'],
    ['tr', 12_480, '12.480 games'],
    ['en', -12_480, '-12,480 games'],
  ] as const)('in %s, %s are formatted without the browser formats', (lang, count, said) => {
    expect(say(GAMES, lang, { count })).toEqual({ said, asked: [] })
  })

  it('are the same as those of the browser formats', () => {
    for (const lang of LANGUAGES)
      for (const count of [0, 1, 2, 21, 999, 1000, 1_234_567, -1, -1000]) {
        const plural = new Intl.PluralRules(lang).select(count)
        expect(say('{count, number}', lang, { count }).said).toBe(new Intl.NumberFormat(lang).format(count))
        expect(say('{count, plural, one {one} other {other}}', lang, { count }).said).toBe(plural)
      }
  })

  it('with fractions, ordinals or a style use the browser formats', () => {
    expect(say('{count, number}', 'tr', { count: 1.5 })).toEqual({ said: '1,5', asked: ['number'] })
    expect(say('{count, number, percent}', 'en', { count: 0.5 }).asked).toEqual(['number'])
    expect(say('{count, selectordinal, one {#st} other {#th}}', 'en', { count: 1 })).toEqual({
      said: '1st',
      asked: ['plural'],
    })
  })
})
