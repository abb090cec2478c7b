import { describe, expect, it } from 'vitest'
import { balanceOf, isHouse, moves, type Operation, openBook, record } from './book.ts'

const leg = (debit: string, credit: string, amount: bigint) => ({ reason: 'test', debit, credit, amount })
const own = { owner: 'ada', key: 'k', inputHash: 'x' }
const written = { inputHash: 'x', balanceAfter: null, link: null }

describe('moves', () => {
  it('returns the owner’s sides of the legs in order, the debit first', () => {
    const legs = [
      leg('house:bank', 'cash', 9n),
      leg('cash', 'bonus', 4n),
      leg('house:bank', 'house:game', 1n),
    ]
    expect(moves(legs)).toEqual([
      { leg: 0, code: 'cash', delta: 9n },
      { leg: 1, code: 'cash', delta: -4n },
      { leg: 1, code: 'bonus', delta: 4n },
    ])
  })

  it('omits house accounts, but not owner accounts with a similar code', () => {
    expect(isHouse('house:bank')).toBe(true)
    expect(isHouse('house')).toBe(false)
    expect(isHouse('household:1')).toBe(false)
  })
})

describe('record', () => {
  it('writes nothing for a refusal', () => {
    const book = openBook()
    const post: Operation = {
      ...own,
      kind: 'post',
      currency: 'TRY_PLAY',
      legs: [leg('house:bank', 'cash', 5n)],
    }
    record(book, post, { status: 'insufficient_funds', balanceAfter: null })
    expect(book).toEqual(openBook())
  })

  it('adds up the legs of a posting', () => {
    const book = openBook()
    const legs = [leg('house:bank', 'cash', 9n), leg('cash', 'bonus', 4n)]
    const post: Operation = { ...own, kind: 'post', currency: 'TRY_PLAY', legs }
    const decision = {
      status: 'created',
      balanceAfter: 4n,
      written: { ...written, kind: 'post', legs },
    } as const
    record(book, post, decision)
    expect([balanceOf(book, 'ada', 'cash'), balanceOf(book, 'ada', 'bonus')]).toEqual([5n, 4n])
    expect(balanceOf(book, 'bora', 'cash')).toBe(0n)
    expect(book.transactions.get('ada/k')).toEqual(decision.written)
  })

  it.each([
    ['post_hold', 'posted'],
    ['release', 'released'],
    ['expire', 'expired'],
  ] as const)('opens a hold, and %s leaves it %s', (kind, state) => {
    const book = openBook()
    const hold: Operation = {
      ...own,
      kind: 'hold',
      currency: 'TRY_PLAY',
      source: 'cash',
      amount: 5n,
      expiresAtMs: 7,
    }
    const legs = [leg('cash', 'held', 5n)]
    record(book, hold, { status: 'created', balanceAfter: 0n, written: { ...written, kind: 'hold', legs } })
    expect(book.holds.get('ada/k')).toEqual({ source: 'cash', amount: 5n, expiresAtMs: 7, state: 'open' })
    const end: Operation = { ...own, key: 'e', kind, hold: 'k', legs: [] }
    record(book, end, { status: 'created', balanceAfter: 5n, written: { ...written, kind, legs: [] } })
    expect(book.holds.get('ada/k')?.state).toBe(state)
  })
})
