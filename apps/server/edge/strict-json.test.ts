import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseStrictJson } from './strict-json.ts'

/** Numbers that are invalid as the source text of an amount. */
const NOT_PLAIN_DIGITS = [
  '-1',
  '-0',
  '0.001',
  '1.0',
  '1e3',
  '1E3',
  '1e-2',
  '9007199254740992',
  '9007199254740993',
  '9223372036854775808',
  '1'.repeat(40),
]
const NOT_JSON = [
  '0x10',
  'NaN',
  'Infinity',
  '01',
  '+1',
  '1_000',
  '١٢',
  '１０',
  '1,5',
  '\u00a01',
  "'1'",
  'undefined',
  '',
]

describe('numbers by their source text (A04, A05, A06)', () => {
  it.each(NOT_PLAIN_DIGITS)('refuses %s and names the path', (source) => {
    expect(parseStrictJson(`{"data":{"stake":${source}}}`)).toEqual({ ok: false, error: 'data.stake' })
  })

  it.each(NOT_JSON)('refuses %s', (source) => {
    expect(parseStrictJson(`{"stake":${source}}`).ok).toBe(false)
  })

  it.each(['0', '7', '9007199254740991'])('accepts %s', (source) => {
    expect(parseStrictJson(`{"stake":${source}}`)).toEqual({ ok: true, value: { stake: Number(source) } })
  })

  it('ignores digits inside strings', () => {
    const text = '{"a":"1e3","b":"-0 \\" 1.5 \\\\","c":["0x10"]}'
    expect(parseStrictJson(text)).toEqual({ ok: true, value: JSON.parse(text) })
  })

  it('names the index in a list', () => {
    expect(parseStrictJson('{"a":[1,{"b":2},1.5]}')).toEqual({ ok: false, error: 'a.2' })
  })
})

describe('keys and depth', () => {
  it.each([
    ['twice', '{"a":1,"b":{"c":1,"c":2}}', 'b.c'],
    ['twice behind an escape', '{"a":1,"\\u0061":2}', 'a'],
    ['__proto__', '{"data":{"__proto__":{"role":"admin"}}}', 'data.__proto__'],
    ['__proto__ behind an escape', '{"\\u005f_proto__":1}', '__proto__'],
    ['constructor', '{"constructor":{"prototype":{}}}', 'constructor'],
    ['prototype', '{"a":[{"prototype":1}]}', 'a.0.prototype'],
  ])('refuses a key %s', (_, text, path) => {
    expect(parseStrictJson(text)).toEqual({ ok: false, error: path })
  })

  it('allows the same key in sibling objects and as a value', () => {
    const text = '[{"a":"a"},{"a":"__proto__"}]'
    expect(parseStrictJson(text)).toEqual({ ok: true, value: [{ a: 'a' }, { a: '__proto__' }] })
  })

  it('allows 16 levels and refuses the 17th, however deep it goes', () => {
    expect(parseStrictJson(`${'['.repeat(16)}${']'.repeat(16)}`).ok).toBe(true)
    expect(parseStrictJson(`${'['.repeat(17)}${']'.repeat(17)}`).ok).toBe(false)
    expect(parseStrictJson('[{"a":'.repeat(100_000)).ok).toBe(false)
  })

  it('refuses an object with more than 128 keys', () => {
    const members = Array.from({ length: 129 }, (_, index) => `"k${index}":1`)
    expect(parseStrictJson(`{${members.slice(0, 128).join()}}`).ok).toBe(true)
    expect(parseStrictJson(`{${members.join()}}`).ok).toBe(false)
  })
})

describe('text that PostgreSQL cannot store', () => {
  it.each(['"\\u0000"', '"a\\ud800b"', '"\\udc00\\ud800"'])('refuses %s as value and as key', (source) => {
    expect(parseStrictJson(`{"a":${source}}`)).toEqual({ ok: false, error: 'a' })
    expect(parseStrictJson(`{${source}:1}`).ok).toBe(false)
  })

  it('accepts a complete surrogate pair and an escaped backslash before a u', () => {
    expect(parseStrictJson('["\\ud83c\\udfb0","\\\\u0000"]')).toEqual({ ok: true, value: ['🎰', '\\u0000'] })
  })
})

describe('grammar', () => {
  it.each(['{', '"', '"\\', '[1,', '{"a"}', '{"a":1,}', '\ufeff{}', '{} {}', '[}', ']', '{"a":"\u0000"}'])(
    'refuses %j',
    (text) => {
      expect(parseStrictJson(text).ok).toBe(false)
    },
  )

  it('agrees with JSON.parse on all values without special numbers or keys', () => {
    const key = fc.string().filter((name) => !['__proto__', 'constructor', 'prototype'].includes(name))
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 5 },
        fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0')),
        fc.nat(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(key, tie('value'), { maxKeys: 4 }),
      ),
    }))
    fc.assert(
      fc.property(value, fc.constantFrom(0, 2), (input, indent) => {
        const text = JSON.stringify(input, null, indent)
        expect(parseStrictJson(text)).toEqual({ ok: true, value: JSON.parse(text) })
      }),
    )
  })

  it('terminates on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof parseStrictJson(text).ok).toBe('boolean')
      }),
    )
  })
})
