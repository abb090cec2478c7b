import { describe, expect, it } from 'vitest'
import { beadRoad, bigRoad, DERIVED_ROADS, derivedRoad, type Side } from './roads.ts'

const SIDES: Readonly<Record<string, Side>> = { P: 'first', B: 'second', '=': 'tie' }
const sidesOf = (text: string) => [...text].map((letter) => SIDES[letter] as Side)
const placesOf = (cells: readonly { column: number; row: number }[]) =>
  cells.map(({ column, row }) => `${column}${row}`)

describe('the bead road', () => {
  it('fills columns of six from the left', () => {
    expect(placesOf(beadRoad(sidesOf('PPB=PPB'), 10))).toEqual(['00', '01', '02', '03', '04', '05', '10'])
  })

  it('drops whole columns when it is full', () => {
    const cells = beadRoad(sidesOf('P'.repeat(12) + 'B'), 2)
    expect(cells).toHaveLength(7)
    expect(cells.at(-1)).toEqual({ column: 1, row: 0, side: 'second' })
  })

  it('is empty before the first result', () => {
    expect(beadRoad([], 10)).toEqual([])
  })
})

describe('the big road', () => {
  it('has a column for each run, and marks ties on the result before them', () => {
    const cells = bigRoad(sidesOf('=PP=BP'), 20)
    expect(placesOf(cells)).toEqual(['00', '01', '10', '20'])
    expect(cells.map(({ ties }) => ties)).toEqual([1, 1, 0, 0])
  })

  it('turns right below the sixth result of a run, and the next run starts beside its first cell', () => {
    const cells = bigRoad(sidesOf('PPPPPPPPBB'), 20)
    expect(placesOf(cells)).toEqual(['00', '01', '02', '03', '04', '05', '15', '25', '10', '11'])
  })

  it('turns right above the tail of an earlier run', () => {
    const cells = bigRoad(sidesOf('PPPPPPPBBBBBB'), 20)
    expect(placesOf(cells).slice(7)).toEqual(['10', '11', '12', '13', '14', '24'])
  })

  it('shows the latest columns', () => {
    const cells = bigRoad(sidesOf('PBPBPB'), 2)
    expect(placesOf(cells)).toEqual(['00', '10'])
    expect(cells.map(({ side }) => side)).toEqual(['first', 'second'])
  })
})

describe('a derived road', () => {
  const { bigEye, small, cockroach } = DERIVED_ROADS
  const marksOf = (text: string, back: number) =>
    derivedRoad(sidesOf(text), back, 40)
      .map(({ repeats }) => (repeats ? 'r' : 'c'))
      .join('')

  it('begins with the second result of the column after those it looks back to, else with the next column', () => {
    expect(marksOf('PPB', bigEye)).toBe('')
    expect(marksOf('PPBB', bigEye)).toBe('r')
    expect(marksOf('PPBP', bigEye)).toBe('c')
    expect(marksOf('PPBBP', small)).toBe('')
    expect(marksOf('PPBBPP', small)).toBe('r')
    expect(marksOf('PPBBPPB', cockroach)).toBe('')
    expect(marksOf('PPBBPPBB', cockroach)).toBe('r')
  })

  it('changes where the compared column ended, and repeats beyond its end', () => {
    // Columns of two and five: the second row repeats, the third finds the end, the next ones are beyond it.
    expect(marksOf('PPBBBBB', bigEye)).toBe('rcrr')
  })

  it('compares the two columns before a run that begins', () => {
    expect(marksOf('PPBBP', bigEye)).toBe('rr')
    expect(marksOf('PPBBBP', bigEye)).toBe('rcc')
    // Columns of 1, 2, 1 and 1: the last one begins after columns of 1 and 2.
    expect(marksOf('PBBPB', bigEye)).toBe('ccc')
  })

  it('does not count ties', () => {
    expect(marksOf('=P=PB=B', bigEye)).toBe(marksOf('PPBB', bigEye))
  })

  it('has columns of repeating and of changing cells, and shows the latest', () => {
    const cells = derivedRoad(sidesOf('PPBBBBB'), bigEye, 40)
    expect(placesOf(cells)).toEqual(['00', '10', '20', '21'])
    const latest = derivedRoad(sidesOf('PPBBBBB'), bigEye, 2)
    expect(latest.map(({ repeats }) => repeats)).toEqual([false, true, true])
  })
})
