import { describe, expect, it } from 'vitest'
import { factorOf, settledLines } from './settled-lines.ts'
import { aCoupon, aLeg } from './testing/coupons.ts'

const won = (odds: number) => aLeg({ odds, result: 'won', multiplier: odds * 1000 })
const lost = aLeg({ odds: 2000, result: 'lost', multiplier: 0 })
const voided = aLeg({ odds: 2900, result: 'void', multiplier: 1_000_000 })

describe('the lines of a placed coupon', () => {
  it('of a system 2/3 with a lost and a void leg', () => {
    const lines = settledLines(aCoupon({ system: [2], unitStake: 5000, legs: [won(3400), lost, voided] }))
    expect(lines.map(({ win }) => win)).toEqual([0, 17_000, 0])
    expect(lines[1]).toMatchObject({ places: [0, 2], lost: [], voids: [2] })
  })

  it('are open while no leg has decided them', () => {
    const [line] = settledLines(aCoupon({ legs: [won(2000), aLeg({ odds: 1500 })] }))
    expect(line).toMatchObject({ win: null, potential: 30_000 })
  })

  it('of a multiple with half a win, half a loss and a void leg', () => {
    const legs = [
      won(2100),
      aLeg({ odds: 1900, result: 'half_won', multiplier: 1_450_000 }),
      voided,
      aLeg({ odds: 1950, result: 'half_lost', multiplier: 500_000 }),
    ]
    expect(settledLines(aCoupon({ legs })).map(({ win }) => win)).toEqual([15_225])
    expect(legs.map(factorOf)).toEqual([2100, 1450, 1000, 500])
  })
})
