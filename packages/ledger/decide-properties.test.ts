import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Book, balanceOf, isHouse, moves, type Operation, openBook, record } from './book.ts'
import { decide } from './decide.ts'
import { anyDeposit, anyDraft, type Draft } from './testing/operations.ts'

const NOW_MS = 1_800_000_000_000
const KURUS_MAX = 2n ** 53n - 1n
const OWNERS = ['ada', 'bora', 'cem']
const RUNS = { numRuns: 300 }

/** A step: owner, operation, and the pause after it. */
type Act = { readonly owner: string; readonly draft: Draft; readonly passMs: number }
const act: fc.Arbitrary<Act> = fc.record({
  owner: fc.constantFrom(...OWNERS),
  draft: anyDraft,
  passMs: fc.constantFrom(0, 0, 10, 40),
})
const history = fc.array(act, { maxLength: 60 })

type Played = {
  readonly book: Book
  readonly done: readonly { readonly operation: Operation; readonly nowMs: number }[]
  readonly nowMs: number
}

/** Runs the acts after a deposit of every owner, so that most operations have funds. */
function play(acts: readonly Act[]): Played {
  const book = openBook()
  for (const house of ['house:bank', 'house:game']) book.houses.add(house)
  const done: { operation: Operation; nowMs: number }[] = []
  let nowMs = NOW_MS
  const run = (owner: string, draft: Draft) => {
    const operation = draft(owner, nowMs)
    record(book, operation, decide(book, operation, nowMs))
    done.push({ operation, nowMs })
  }
  for (const owner of OWNERS) run(owner, anyDeposit)
  for (const { owner, draft, passMs } of acts) {
    run(owner, draft)
    nowMs += passMs
  }
  return { book, done, nowMs }
}

function clone(book: Book): Book {
  return {
    houses: new Set(book.houses),
    balances: new Map(book.balances),
    transactions: new Map(book.transactions),
    holds: new Map(book.holds),
  }
}

function always(property: (played: Played) => void): void {
  fc.assert(
    fc.property(history, (acts) => property(play(acts))),
    RUNS,
  )
}

const sum = (amounts: Iterable<bigint>) => [...amounts].reduce((total, amount) => total + amount, 0n)

describe('in any history', () => {
  it('B1: every balance stays within its bounds', () => {
    always(({ book }) => {
      for (const balance of book.balances.values()) {
        expect(balance >= 0n && balance <= KURUS_MAX).toBe(true)
      }
    })
  })

  it('J1 U1 U3: every balance is the sum of its legs, and players and house sum to zero', () => {
    always(({ book }) => {
      const written = [...book.transactions].map(([name, { legs }]) => ({ owner: name.split('/')[0], legs }))
      for (const [account, balance] of book.balances) {
        const [owner, code] = account.split('/')
        const own = written.filter((one) => one.owner === owner).flatMap(({ legs }) => moves(legs))
        expect(sum(own.filter((move) => move.code === code).map(({ delta }) => delta))).toBe(balance)
      }
      const crossings = written.flatMap(({ legs }) =>
        legs.map(({ debit, credit, amount }) => {
          if (isHouse(debit) === isHouse(credit)) return 0n
          return isHouse(debit) ? amount : -amount
        }),
      )
      expect(sum(book.balances.values())).toBe(sum(crossings))
    })
  })

  it('D1: the held balance is the sum of the open holds', () => {
    always(({ book }) => {
      for (const owner of OWNERS) {
        const open = [...book.holds].filter(
          ([name, { state }]) => name.startsWith(`${owner}/`) && state === 'open',
        )
        expect(balanceOf(book, owner, 'held')).toBe(sum(open.map(([, { amount }]) => amount)))
      }
    })
  })

  it('A3: an operation of one player never changes a balance of another', () => {
    always(({ book, nowMs }) => {
      const before = new Map(book.balances)
      fc.assert(
        fc.property(anyDraft, (draft) => {
          const after = clone(book)
          const operation = draft('ada', nowMs)
          record(after, operation, decide(after, operation, nowMs))
          const others = (balances: ReadonlyMap<string, bigint>) =>
            [...balances].filter(([account]) => !account.startsWith('ada/'))
          expect(others(after.balances)).toEqual(others(before))
        }),
        { numRuns: 5 },
      )
    })
  })
})

describe('a repeated key', () => {
  it('I2 I3: has the same result if it was written before, and changes nothing', () => {
    always(({ book, done, nowMs }) => {
      const before = clone(book)
      for (const { operation } of done) {
        const known = book.transactions.get(`${operation.owner}/${operation.key}`)
        if (known?.inputHash !== operation.inputHash) continue
        const decision = decide(book, operation, nowMs)
        expect(decision).toEqual({ status: 'exists', balanceAfter: known.balanceAfter })
        record(book, operation, decision)
      }
      expect(book).toEqual(before)
    })
  })

  it('I2: with another input is refused before any other check', () => {
    always(({ book, done, nowMs }) => {
      for (const { operation } of done) {
        if (!book.transactions.has(`${operation.owner}/${operation.key}`)) continue
        const changed = { ...operation, inputHash: 'another' }
        expect(decide(book, changed, nowMs).status).toBe('exists_with_different_input')
      }
    })
  })
})

describe('a reversal or a release', () => {
  it('R1: a reversal restores the balances, and happens once', () => {
    fc.assert(
      fc.property(history, anyDraft, (acts, draft) => {
        const { book, nowMs } = play(acts)
        const before = new Map(book.balances)
        const operation = draft('ada', nowMs)
        const decision = decide(book, operation, nowMs)
        if (operation.kind !== 'post' || decision.status !== 'created') return
        record(book, operation, decision)
        const undo = { owner: 'ada', inputHash: 'undo', kind: 'reverse', target: operation.key } as const
        const undone = decide(book, { ...undo, key: 'undo' }, nowMs)
        expect(undone.status).toBe('created')
        record(book, { ...undo, key: 'undo' }, undone)
        for (const [account, balance] of book.balances) expect(balance).toBe(before.get(account) ?? 0n)
        expect(decide(book, { ...undo, key: 'twice' }, nowMs).status).toBe('already_reversed')
      }),
      RUNS,
    )
  })

  it('D3: a released hold restores the balances, and ends once', () => {
    const amounts = fc.bigInt({ min: 1n, max: 500n })
    fc.assert(
      fc.property(history, amounts, fc.constantFrom('cash', 'bonus'), (acts, amount, source) => {
        const { book, nowMs } = play(acts)
        const before = new Map(book.balances)
        const own = { owner: 'bora', inputHash: 'hold' }
        const hold: Operation = {
          ...own,
          key: 'set aside',
          kind: 'hold',
          currency: 'TRY_PLAY',
          source,
          amount,
          expiresAtMs: null,
        }
        const held = decide(book, hold, nowMs)
        expect(held.status).toBe(
          amount > (before.get(`bora/${source}`) ?? 0n) ? 'insufficient_funds' : 'created',
        )
        if (held.status !== 'created') return
        record(book, hold, held)
        const end: Operation = { ...own, key: 'end', kind: 'release', hold: 'set aside', legs: [] }
        record(book, end, decide(book, end, nowMs))
        for (const [account, balance] of book.balances) expect(balance).toBe(before.get(account) ?? 0n)
        expect(decide(book, { ...end, key: 'twice' }, nowMs).status).toBe('already_released')
      }),
      RUNS,
    )
  })
})
