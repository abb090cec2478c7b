import { describe, expect, it } from 'vitest'
import { cardText, readScan } from './read-scan.ts'

describe('a scanned or typed text', () => {
  it.each([
    ['0', 0],
    ['17', 17],
    [' 36 ', 36],
    ['37', null],
    ['-1', null],
    ['1.5', null],
    ['', null],
  ])('as a number of the wheel: %j is %j', (text, value) => {
    expect(readScan(text, 'number', 37)).toBe(value)
  })

  it.each([
    ['2C', 0],
    ['as', 51],
    ['10h', 34],
    ['TH', 34],
    ['K♦', 24],
    ['1S', null],
    ['17', null],
    ['AA', null],
  ])('as a card: %j is %j', (text, value) => {
    expect(readScan(text, 'card', 52)).toBe(value)
  })

  it('reads every card as it is written', () => {
    const cards = Array.from({ length: 52 }, (_, card) => card)
    expect(cards.map((card) => readScan(cardText(card), 'card', 52))).toEqual(cards)
  })
})
