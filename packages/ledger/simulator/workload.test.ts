import { describe, expect, it } from 'vitest'
import { openBook, record } from '../book.ts'
import { decide } from '../decide.ts'
import type { Status } from '../status.ts'
import { createRandom } from './random.ts'
import { createWorkload, HOUSES, type Work } from './workload.ts'

const NOW_MS = 1_800_000_000_000
const STEPS = 8_000
const OWNERS = ['ada', 'bora', 'cem'] as const

function works(seed: number, name = 'sim', steps = STEPS): Work[] {
  const workload = createWorkload(name, createRandom(seed), [...OWNERS])
  return Array.from({ length: steps }, (_, step) => workload.next(NOW_MS + step))
}

describe('a workload', () => {
  it('is the same for the same seed', () => {
    expect(works(5, 'sim', 300)).toEqual(works(5, 'sim', 300))
    expect(works(5, 'sim', 300)).not.toEqual(works(6, 'sim', 300))
  })

  it('numbers every request, also a repeated one', () => {
    expect(works(1).map(({ intent }) => intent.id)).toEqual(Array.from({ length: STEPS }, (_, n) => n + 1))
  })

  it('shares no key with a workload of another name', () => {
    const keys = (name: string) => new Set(works(1, name, 500).map(({ operation }) => operation.key))
    const [left, right] = [keys('left'), keys('right')]
    expect([...left].filter((key) => right.has(key))).toEqual([])
  })

  it('repeats keys: mostly with the same input, sometimes with another', () => {
    const byKey = Map.groupBy(works(2), ({ operation }) => `${operation.owner}/${operation.key}`)
    const repeated = [...byKey.values()].filter((group) => group.length > 1)
    const changed = repeated.filter(
      (group) => new Set(group.map(({ operation }) => operation.inputHash)).size > 1,
    )
    expect(repeated.length).toBeGreaterThan(STEPS / 30)
    expect(changed.length).toBeGreaterThan(STEPS / 300)
    expect(changed.length).toBeLessThan(repeated.length / 2)
  })

  it('states what must be stored for each request', () => {
    for (const { operation, intent } of works(3, 'sim', 500)) {
      const { kind, owner, key, inputHash } = operation
      expect(intent).toMatchObject({ kind, owner, key, inputHash })
      if (operation.kind === 'hold')
        expect(intent.legs).toEqual([
          { debit: operation.source, credit: 'held', amount: String(operation.amount) },
        ])
      if (operation.kind === 'reverse') expect(intent).toMatchObject({ legs: [], link: operation.target })
      if ('hold' in operation) expect(intent.link).toBe(operation.hold)
    }
  })

  it('reaches every status that a simulation must reach', () => {
    const book = openBook()
    for (const house of HOUSES) book.houses.add(house)
    const seen = new Set<Status>()
    for (const [step, { operation }] of works(4).entries()) {
      const decision = decide(book, operation, NOW_MS + step)
      record(book, operation, decision)
      seen.add(decision.status)
    }
    const wanted: readonly Status[] = [
      'created',
      'exists',
      'exists_with_different_input',
      'insufficient_funds',
      'hold_not_found',
      'hold_not_due',
      'hold_expired',
      'already_posted',
      'already_released',
      'exceeds_hold',
      'already_reversed',
      'transaction_not_found',
    ]
    expect(wanted.filter((status) => !seen.has(status))).toEqual([])
  })
})
