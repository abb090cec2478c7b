import { describe, expect, it } from 'vitest'
import { COURSE, type DecidedRace, distancesAt, FINISH_AT, lengthsBehind, orderAt } from './race-course.ts'

const race: DecidedRace = {
  roundID: '01990000-0000-7000-8000-000000000001',
  order: [3, 5, 1, 8, 2, 4, 7, 6],
  gaps: [1, 14, 30, 2, 9, 1, 22],
}
const rounds = Array.from({ length: 40 }, (_, round) => ({ ...race, roundID: `round-${round}` }))
const STEPS = 400
const shares = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS)

describe('a race', () => {
  it('starts with all runners at the gates', () => {
    expect([...distancesAt(race, 0).values()]).toEqual(race.order.map(() => 0))
  })

  it('ends in the order of the outcome with exactly its gaps', () => {
    for (const one of rounds) {
      for (const share of [FINISH_AT, 0.9, 0.97, 1]) {
        const distances = distancesAt(one, share)
        expect(orderAt(distances)).toEqual(one.order)
        const first = distances.get(3) ?? 0
        for (const [runner, behind] of lengthsBehind(one))
          expect(first - (distances.get(runner) ?? 0)).toBeCloseTo(behind, 9)
      }
    }
  })

  it('has its winner at the finish at the same share of every race, and everybody behind it at the end', () => {
    for (const one of rounds) {
      expect(distancesAt(one, FINISH_AT).get(3)).toBeCloseTo(COURSE, 9)
      expect(Math.min(...distancesAt(one, 1).values())).toBeGreaterThan(COURSE)
    }
  })

  it('never moves a runner backwards or by a jump', () => {
    for (const one of rounds) {
      let before = distancesAt(one, 0)
      for (const share of shares.slice(1)) {
        const now = distancesAt(one, share)
        for (const [runner, distance] of now) {
          const step = distance - (before.get(runner) ?? 0)
          expect(step).toBeGreaterThanOrEqual(-1e-9)
          expect(step).toBeLessThan((2 * COURSE) / STEPS)
        }
        before = now
      }
    }
  })

  it('changes its lead on the way', () => {
    const leaders = rounds.map(
      (one) => new Set(shares.slice(40).map((share) => orderAt(distancesAt(one, share))[0])).size,
    )
    expect(Math.max(...leaders)).toBeGreaterThan(2)
    expect(leaders.filter((count) => count > 1).length).toBeGreaterThan(20)
  })

  it('looks the same on every page', () => {
    expect(distancesAt(race, 0.4)).toEqual(distancesAt({ ...race }, 0.4))
    expect(distancesAt({ ...race, roundID: 'another' }, 0.4)).not.toEqual(distancesAt(race, 0.4))
  })
})
