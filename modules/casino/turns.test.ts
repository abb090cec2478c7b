import { describe, expect, it } from 'vitest'
import { createTurns } from './turns.ts'

describe('turns', () => {
  it('keeps the order of one owner, also after a failure, and lets others pass', async () => {
    const inTurn = createTurns()
    const seen: string[] = []
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const first = inTurn('a', async () => {
      await gate
      seen.push('a1')
      throw new Error('a1 failed')
    })
    const second = inTurn('a', async () => {
      seen.push('a2')
      return 'second'
    })
    await inTurn('b', async () => void seen.push('b1'))
    open()
    await expect(first).rejects.toThrow('a1 failed')
    expect(await second).toBe('second')
    expect(seen).toEqual(['b1', 'a1', 'a2'])
  })
})
