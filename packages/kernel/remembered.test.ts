import { describe, expect, it, vi } from 'vitest'
import { remembered } from './remembered.ts'

function loader() {
  const loads: { resolve(value: string): void; reject(error: Error): void }[] = []
  const load = vi.fn<() => Promise<string>>(
    () => new Promise((resolve, reject) => loads.push({ resolve, reject })),
  )
  let nowMs = 1000
  const read = remembered(load, { clock: { nowMs: () => nowMs }, ttlMs: 100 })
  return {
    load,
    loads,
    read,
    pass(ms: number) {
      nowMs += ms
    },
  }
}

describe('remembered', () => {
  it('loads once for all who ask within its time', async () => {
    const { load, loads, read, pass } = loader()
    const both = [read(), read()]
    loads[0]?.resolve('one')
    expect(await Promise.all(both)).toEqual(['one', 'one'])
    pass(99)
    expect(await read()).toBe('one')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('loads anew when its time is over, and once it was told to forget', async () => {
    const { load, read, pass } = loader()
    void read()
    pass(100)
    void read()
    expect(load).toHaveBeenCalledTimes(2)
    read.forget()
    void read()
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('forgets a load that failed, but not the one after it', async () => {
    const { load, loads, read } = loader()
    const failing = read()
    read.forget()
    const later = read()
    loads[0]?.reject(new Error('no connection'))
    await expect(failing).rejects.toThrow('no connection')
    loads[1]?.resolve('two')
    expect(await later).toBe('two')
    expect(await read()).toBe('two')
    expect(load).toHaveBeenCalledTimes(2)

    read.forget()
    const again = read()
    loads[2]?.reject(new Error('no connection'))
    await expect(again).rejects.toThrow('no connection')
    void read()
    expect(load).toHaveBeenCalledTimes(4)
  })
})
