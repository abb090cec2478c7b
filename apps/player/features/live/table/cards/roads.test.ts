import { describe, expect, it } from 'vitest'
import { beadRoad, bigRoad, type Side } from './roads.ts'

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
