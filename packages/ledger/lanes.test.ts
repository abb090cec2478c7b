import { OutcomeUnknown } from '@poyraz/db'
import { describe, expect, it } from 'vitest'
import { createLanes, LaneFull } from './lanes.ts'

type Item = { readonly owner: string; readonly n: number }
const ownerOf = (item: Item) => item.owner
const turn = () => new Promise((resolve) => setImmediate(resolve))

/** A flush that records its batches and returns when the test releases it. */
function recorder() {
  const batches: string[] = []
  const gates: (() => void)[] = []
  const flush = async (items: readonly Item[]) => {
    batches.push(items.map((item) => `${item.owner}${item.n}`).join(' '))
    await new Promise<void>((resolve) => gates.push(resolve))
    return items.map((item) => item.n * 10)
  }
  const letGo = async () => {
    while (gates.length > 0) {
      gates.shift()?.()
      // One turn for the resolved callers, one for the lane.
      await turn()
      await turn()
    }
  }
  return { batches, flush, letGo }
}

/** An error as PostgreSQL sends it. */
function serverError(code: string): Error {
  return Object.assign(new Error(code), { code, severity: 'ERROR' })
}

/** A lane whose flush fails as given: each call takes the next error, `null` is success. */
function failing(errors: (Error | null)[]) {
  const batches: string[] = []
  const pauses: number[] = []
  const lanes = createLanes<Item, number>({
    lanes: 1,
    ownerOf,
    pause: async (ms) => {
      pauses.push(ms)
    },
    flush: async (items) => {
      batches.push(items.map((item) => item.owner).join(' '))
      const error = errors.shift()
      if (error) throw error
      return items.map((item) => item.n)
    },
  })
  const submit = (...owners: string[]) =>
    Promise.all(
      owners.map((owner) =>
        lanes.submit({ owner, n: 1 }).then(
          () => 'done',
          (error: Error) => error.message,
        ),
      ),
    )
  return { batches, pauses, submit }
}

describe('G3: lanes', () => {
  it('gather items while a batch is in flight and take all of them in the next', async () => {
    const { batches, flush, letGo } = recorder()
    const lanes = createLanes({ lanes: 1, ownerOf, flush })
    const first = lanes.submit({ owner: 'a', n: 1 })
    await turn()
    const rest = ['b', 'c', 'd'].map((owner) => lanes.submit({ owner, n: 2 }))
    await turn()
    expect(batches).toEqual(['a1'])
    await letGo()
    expect(await Promise.all([first, ...rest])).toEqual([10, 20, 20, 20])
    expect(batches).toEqual(['a1', 'b2 c2 d2'])
  })

  it('include callers who submit again right after their reply', async () => {
    const sizes: number[] = []
    const flush = async (items: readonly Item[]) => {
      sizes.push(items.length)
      await turn()
      return items.map(({ n }) => n)
    }
    const lanes = createLanes({ lanes: 1, ownerOf, flush })
    const caller = async (owner: string) => {
      for (let n = 0; n < 5; n++) expect(await lanes.submit({ owner, n })).toBe(n)
    }
    await Promise.all(['a', 'b', 'c', 'd'].map(caller))
    expect(sizes).toEqual([4, 4, 4, 4, 4])
  })

  it('take one item per owner into a batch, in order, and let no owner delay others', async () => {
    const { batches, flush, letGo } = recorder()
    const lanes = createLanes({ lanes: 1, batchMax: 2, ownerOf, flush })
    const all = [1, 2, 3]
      .map((n) => lanes.submit({ owner: 'a', n }))
      .concat(['b', 'c'].map((owner) => lanes.submit({ owner, n: 1 })))
    await turn()
    await letGo()
    expect(await Promise.all(all)).toEqual([10, 20, 30, 10, 10])
    expect(batches).toEqual(['a1 b1', 'c1 a2', 'a3'])
  })

  it('give new items to a free lane', async () => {
    const { batches, flush, letGo } = recorder()
    const lanes = createLanes({ lanes: 2, batchMax: 2, ownerOf, flush })
    const all = ['a', 'b', 'c', 'a', 'd'].map((owner, n) => lanes.submit({ owner, n }))
    await turn()
    // New items go with the first lane that returns; only an owner in flight waits for his own lane.
    expect(batches).toEqual(['a0 b1', 'c2 d4'])
    await letGo()
    expect(await Promise.all(all)).toEqual([0, 10, 20, 30, 40])
    expect(batches).toEqual(['a0 b1', 'c2 d4', 'a3'])
  })

  it('never have an owner in two batches at once', async () => {
    const inFlight = new Set<string>()
    const lanes = createLanes<Item, number>({
      lanes: 4,
      ownerOf,
      async flush(items) {
        for (const { owner } of items) {
          expect(inFlight.has(owner)).toBe(false)
          inFlight.add(owner)
        }
        await turn()
        for (const { owner } of items) inFlight.delete(owner)
        return items.map(({ n }) => n)
      },
    })
    const items = Array.from({ length: 500 }, (_, n) => ({ owner: `p${n % 37}`, n }))
    expect(await Promise.all(items.map((item) => lanes.submit(item)))).toEqual(items.map(({ n }) => n))
  })
})

describe('G5: a full lane', () => {
  const stuck = () =>
    createLanes<Item, number>({ lanes: 1, ownerOf, flush: () => new Promise<number[]>(() => {}) })
  const refusals = async (count: number, owner: (n: number) => string) => {
    const lanes = stuck()
    const refused: unknown[] = []
    for (let n = 0; n < count; n++) {
      lanes.submit({ owner: owner(n), n }).catch((error: unknown) => refused.push(error))
    }
    await turn()
    return refused
  }

  it('refuses items beyond its maximum', async () => {
    const refused = await refusals(8_200, (n) => `p${n}`)
    expect(refused).toHaveLength(8)
    expect(refused[0]).toBeInstanceOf(LaneFull)
  })

  it('cannot be filled by one owner', async () => {
    expect(await refusals(300, () => 'p')).toHaveLength(44)
  })
})

describe('G4: a failed batch', () => {
  it('is split until the bad item is alone', async () => {
    const isBad = (items: readonly Item[]) => items.some(({ owner }) => owner === 'bad')
    const batches: string[] = []
    const lanes = createLanes<Item, number>({
      lanes: 1,
      ownerOf,
      async flush(items) {
        batches.push(items.map(({ owner }) => owner).join(' '))
        if (isBad(items)) throw serverError('22P02')
        return items.map(() => 1)
      },
    })
    const owners = ['a', 'b', 'bad', 'c', 'd']
    const answers = await Promise.allSettled(owners.map((owner) => lanes.submit({ owner, n: 1 })))
    expect(answers.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true, true])
    expect(batches).toEqual(['a b bad c d', 'a b bad', 'a b', 'bad', 'c d'])
  })

  it('is sent again after a deadlock or a serialisation failure', async () => {
    const { batches, submit } = failing([serverError('40P01'), serverError('40001'), null])
    expect(await submit('a', 'b')).toEqual(['done', 'done'])
    expect(batches).toEqual(['a b', 'a b', 'a b'])
  })

  it('is sent again if its outcome is unknown, also while the server is down', async () => {
    const refusedConnection = Object.assign(new Error('ECONNREFUSED'), { syscall: 'connect' })
    const starting = serverError('57P03')
    const { pauses, submit } = failing([new OutcomeUnknown('lost'), refusedConnection, starting, null])
    expect(await submit('a')).toEqual(['done'])
    expect(pauses).toEqual([50, 100, 200])
  })

  it('stays unknown if the server does not return, independent of the last error', async () => {
    const gone = Array.from({ length: 20 }, () => serverError('57P03'))
    const { batches, submit } = failing([new OutcomeUnknown('lost'), ...gone])
    expect(await submit('a', 'b')).toEqual(['lost', 'lost'])
    expect(batches).toHaveLength(7)
    const split = failing([new OutcomeUnknown('lost'), serverError('22P02'), serverError('22P02'), null])
    expect(await split.submit('a', 'b')).toEqual(['lost', 'done'])
  })

  it('is rejected at once if the server cannot be reached, since nothing was written', async () => {
    const timeout = new Error('timeout exceeded when trying to connect')
    const { batches, submit } = failing([timeout])
    expect(await submit('a', 'b', 'c')).toEqual([timeout.message, timeout.message, timeout.message])
    expect(batches).toEqual(['a b c'])
  })

  it('does not stop its lane', async () => {
    const { submit } = failing([serverError('22P02'), null])
    expect(await submit('a')).toEqual(['22P02'])
    expect(await submit('a')).toEqual(['done'])
  })

  it('rejects all items if its flush returns too few outcomes', async () => {
    const lanes = createLanes<Item, number>({ lanes: 1, ownerOf, flush: async () => [] })
    await expect(lanes.submit({ owner: 'a', n: 1 })).rejects.toThrow('a flush answers every item')
  })
})
