import { kurus } from '@poyraz/kernel'
import { describe, expect, it } from 'vitest'
import { checksum, karekodOf } from './karekod.ts'

/** Parses the fields of a code: two digits of id, two digits of length, then the value. */
function read(code: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (let at = 0; at < code.length; ) {
    const length = Number(code.slice(at + 2, at + 4))
    fields.set(code.slice(at, at + 2), code.slice(at + 4, at + 4 + length))
    at += 4 + length
  }
  return fields
}

describe('a karekod', () => {
  it('has a CRC-16/CCITT-FALSE checksum', () => {
    expect(checksum('123456789')).toBe('29B1')
    expect(checksum('')).toBe('FFFF')
  })

  it.each([
    [25_000n, '250.00'],
    [5_005n, '50.05'],
    [2_000_000n, '20000.00'],
  ])('for %i kuruş is dynamic, in lira and complete', (amount, lira) => {
    const code = karekodOf({ amount: kurus(amount), ref: 'r'.repeat(26) })
    const fields = read(code)
    expect(fields.get('01')).toBe('12')
    expect(fields.get('53')).toBe('949')
    expect(fields.get('54')).toBe(lira)
    expect(fields.get('62')).toBe(`0525${'r'.repeat(25)}`)
    expect(fields.get('63')).toBe(checksum(code.slice(0, -4)))
  })
})
