import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ascii,
  concat,
  equalBytes,
  fromHex,
  isClientSeed,
  isHash,
  isName,
  lp,
  toHex,
  u16,
  u32,
  u64,
} from './encoding.ts'
import { canonicalJson, type Json } from './jcs.ts'

describe('encoding', () => {
  it('writes big-endian integers of fixed width', () => {
    expect(toHex(u16(0x1234))).toBe('1234')
    expect(toHex(u32(2 ** 32 - 1))).toBe('ffffffff')
    expect(toHex(u64(2 ** 53 - 1))).toBe('001fffffffffffff')
  })

  it.each([
    ['a negative', () => u32(-1)],
    ['a fraction', () => u32(1.5)],
    ['one too wide', () => u16(65_536)],
    ['an unsafe integer', () => u64(2 ** 53)],
    ['text beyond ASCII', () => ascii('ş')],
    ['upper-case hex', () => fromHex('AB')],
    ['half a byte', () => fromHex('abc')],
  ])('refuses %s', (_, encode) => {
    expect(encode).toThrow('assertion failed')
  })

  it('joins different lists of fields to different bytes', () => {
    const list = fc.array(fc.uint8Array({ maxLength: 3 }), { maxLength: 3 })
    fc.assert(
      fc.property(list, list, (left, right) => {
        const same =
          left.length === right.length && left.every((part, at) => equalBytes(part, right[at] as Uint8Array))
        expect(equalBytes(concat(...left.map(lp)), concat(...right.map(lp)))).toBe(same)
      }),
      { numRuns: 2000 },
    )
  })

  it('reads back its hex', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(fromHex(toHex(bytes))).toEqual(bytes)
      }),
    )
  })

  it('knows names, client seeds and hashes', () => {
    for (const name of ['', 'A', 'a_b', 'a'.repeat(65), 'a b', 7]) expect(isName(name)).toBe(false)
    expect(isName('lale-devri')).toBe(true)
    for (const seed of ['', ' ', 'a b', 'ş', '\u0000', 'a'.repeat(65)]) expect(isClientSeed(seed)).toBe(false)
    expect(isClientSeed('!poyraz~')).toBe(true)
    for (const hash of ['00'.repeat(31), 'AA'.repeat(32), null]) expect(isHash(hash)).toBe(false)
    expect(isHash('00'.repeat(32))).toBe(true)
  })
})

describe('canonical JSON', () => {
  it('sorts names by UTF-16 code units, as RFC 8785 shows', () => {
    const value = {
      '\u20ac': 'Euro',
      '\r': 'CR',
      '\ufb33': 'Dalet',
      '1': 'One',
      '\ud83d\ude00': 'Smile',
      '\u0080': 'C',
      ö: 'O',
    }
    const names = [...canonicalJson(value).matchAll(/:"(\w+)"/g)].map((match) => match[1])
    expect(names).toEqual(['CR', 'One', 'C', 'O', 'Euro', 'Smile', 'Dalet'])
  })

  it('writes text as RFC 8785 shows', () => {
    expect(canonicalJson('\u20ac$\u000f\nA\'B"\\\\"/')).toBe(String.raw`"€$\u000f\nA'B\"\\\\\"/"`)
    expect(canonicalJson([56, { d: true, '10': null, '1': [] }])).toBe('[56,{"1":[],"10":null,"d":true}]')
  })

  it('leaves out members that are undefined', () => {
    expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}')
  })

  it('holds one text per value, whatever the order of its members, and the value can be read back', () => {
    const { json } = fc.letrec<{ json: Json }>((tie) => ({
      json: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(null, true, false),
        fc.maxSafeInteger(),
        fc.string({ unit: 'grapheme' }),
        fc.array(tie('json')),
        fc.dictionary(fc.string({ unit: 'grapheme' }), tie('json'), { noNullPrototype: true }),
      ),
    }))
    fc.assert(
      fc.property(json, (value) => {
        const canonical = canonicalJson(value)
        expect(JSON.parse(canonical)).toEqual(value)
        expect(canonicalJson(JSON.parse(canonical))).toBe(canonical)
        expect(canonicalJson(reversed(value) as Json)).toBe(canonical)
      }),
    )
  })

  it.each([0.5, 2 ** 53, Number.NaN, '\ud800'])('refuses %j', (value) => {
    expect(() => canonicalJson([value])).toThrow('canonical JSON holds')
  })
})

/** The same value with the members of its objects in the opposite order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, reversed(member)]),
  )
}
