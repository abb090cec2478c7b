import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCsv } from './csv.ts'

describe('a CSV file', () => {
  it('has the marks of its language', () => {
    expect(toCsv(['Tarih', 'Tutar'], [['05.01.2026', { amount: -123_450 }]], 'tr')).toBe(
      '\uFEFFTarih;Tutar\r\n05.01.2026;-1234,50\r\n',
    )
    expect(toCsv(['Date', 'Amount'], [['5 Jan 2026', { amount: 7 }]], 'en')).toBe(
      '\uFEFFDate,Amount\r\n5 Jan 2026,0.07\r\n',
    )
  })

  it('quotes what would break a line', () => {
    expect(
      toCsv(['a'], [['x;y'], ['x,y'], ['"x"'], ['x\ny']], 'tr')
        .split('\r\n')
        .slice(1, 5),
    ).toEqual(['"x;y"', '"x,y"', '"""x"""', '"x\ny"'])
  })

  it.each(['=1+1', '+90', '-5', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x.example";"y")'])(
    'never hands a formula over: %j',
    (text) => {
      const cell = toCsv(['a'], [[text]], 'tr').split('\r\n')[1] ?? ''
      expect(cell.replace(/^"/, '')).toMatch(/^'/)
    },
  )

  it('leaves negative amounts as numbers', () => {
    expect(toCsv([], [[{ amount: -1 }, -3]], 'en')).toContain('-0.01,-3')
  })

  it('keeps every text, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cell = toCsv([], [[text]], 'tr').slice('\uFEFF\r\n'.length, -2)
        const plain = /^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell
        expect(plain.replace(/^'/, '')).toBe(text.replace(/^'/, ''))
      }),
    )
  })
})
