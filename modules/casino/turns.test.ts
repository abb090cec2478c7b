import { LaneFull } from '@poyraz/ledger'
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

  it('lets 256 of one owner wait and not one more, without a word to others', async () => {
    const inTurn = createTurns()
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const waiting = Array.from({ length: 256 }, () => inTurn('a', () => gate))
    await expect(inTurn('a', async () => 'one too many')).rejects.toBeInstanceOf(LaneFull)
    expect(await inTurn('b', async () => 'another')).toBe('another')
    open()
    await Promise.all(waiting)
    expect(await inTurn('a', async () => 'again')).toBe('again')
  })
})
