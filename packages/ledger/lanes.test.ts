import { describe, expect, it } from 'vitest'
import { createLanes, LaneFull } from './lanes.ts'

type Item = { readonly owner: string; readonly n: number }

/** A flush that records its batches and answers when it is let go. */
function recorder(fail: (items: readonly Item[]) => boolean = () => false) {
  const batches: string[] = []
  const gates: (() => void)[] = []
  const flush = async (items: readonly Item[]) => {
    batches.push(items.map((item) => `${item.owner}${item.n}`).join(' '))
    await new Promise<void>((resolve) => gates.push(resolve))
    if (fail(items)) throw new Error('flush failed')
    return items.map((item) => item.n * 10)
  }
  const letGo = async () => {
    while (gates.length > 0) {
      gates.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { batches, flush, letGo }
}
const ownerOf = (item: Item) => item.owner
const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('lanes', () => {
  it('gather while a batch is in flight and take everything at once', async () => {
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

  it('let an owner into a batch once, in order', async () => {
    const { batches, flush, letGo } = recorder()
    const lanes = createLanes({ lanes: 1, ownerOf, flush })
    const all = [1, 2, 3]
      .map((n) => lanes.submit({ owner: 'a', n }))
      .concat(lanes.submit({ owner: 'b', n: 1 }))
    await turn()
    await letGo()
    expect(await Promise.all(all)).toEqual([10, 20, 30, 10])
    expect(batches).toEqual(['a1 b1', 'a2', 'a3'])
  })

  it('keep a batch at its size', async () => {
    const { batches, flush, letGo } = recorder()
    const lanes = createLanes({ lanes: 1, batchMax: 2, ownerOf, flush })
    const all = ['a', 'b', 'c'].map((owner) => lanes.submit({ owner, n: 1 }))
    await turn()
    await letGo()
    await Promise.all(all)
    expect(batches).toEqual(['a1 b1', 'c1'])
  })

  it('try a failed batch one by one, so that one bad item spoils no other', async () => {
    const { flush, letGo } = recorder((items) => items.some((item) => item.owner === 'bad'))
    const lanes = createLanes({ lanes: 1, ownerOf, flush })
    const all = Promise.allSettled(['a', 'bad', 'c'].map((owner) => lanes.submit({ owner, n: 1 })))
    await turn()
    await letGo()
    expect((await all).map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  it('refuse what nobody could work off', async () => {
    const lanes = createLanes({ lanes: 1, ownerOf, flush: () => new Promise<number[]>(() => {}) })
    const refused: unknown[] = []
    for (let n = 0; n < 9000; n++)
      lanes.submit({ owner: 'a', n }).catch((error: unknown) => refused.push(error))
    await turn()
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]).toBeInstanceOf(LaneFull)
  })
})
