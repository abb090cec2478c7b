import { describe, expect, it } from 'vitest'
import { dayOf, typedDay, writtenDay } from './typed-day.ts'

describe('the text of a date field', () => {
  it.each([
    ['2026-01-05', '05.01.2026', '05/01/2026'],
    ['', '', ''],
    ['2026-01', '', ''],
  ])('formats %s in both languages', (day, tr, en) => {
    expect(writtenDay(day, 'tr')).toBe(tr)
    expect(writtenDay(day, 'en')).toBe(en)
  })

  it.each([
    ['0', '0'],
    ['05', '05'],
    ['050', '05.0'],
    ['05.', '05.'],
    ['5.', '05.'],
    ['05.1/', '05.01.'],
    ['05012026', '05.01.2026'],
    ['050120261', '05.01.2026'],
    ['5/1/2026', '5.1.2026'],
    ['0.01.2026', '0.01.2026'],
    ['..x', ''],
    [' 2026-01-05 ', '05.01.2026'],
  ])('shows %s as %s', (typed, shown) => {
    expect(typedDay(typed, 'tr')).toBe(shown)
  })

  it('grows with each typed character and shrinks again', () => {
    let text = ''
    for (const key of '31122030') text = typedDay(text + key, 'en')
    expect(text).toBe('31/12/2030')
    for (let count = 0; count < 10; count++) text = typedDay(text.slice(0, -1), 'en')
    expect(text).toBe('')
  })

  it.each([
    ['05.01.2026', '2026-01-05'],
    ['5/1/2026', '2026-01-05'],
    ['29.02.2028', '2028-02-29'],
    ['29.02.2027', ''],
    ['31.04.2026', ''],
    ['00.01.2026', ''],
    ['05.13.2026', ''],
    ['05.01.202', ''],
    ['', ''],
  ])('parses %s as "%s"', (text, day) => {
    expect(dayOf(text)).toBe(day)
  })
})
