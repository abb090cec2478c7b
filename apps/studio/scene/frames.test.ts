import { describe, expect, it } from 'vitest'
import { createFrames } from './frames.ts'

/** A browser whose frames are given by hand. */
function rig(pace = 1) {
  let next: ((nowMs: number) => void) | null = null
  const frames = createFrames({
    request: (onFrame) => {
      next = onFrame
      return 1
    },
    cancel: () => {
      next = null
    },
    pace,
  })
  let nowMs = 0
  const pass = (ms: number) => {
    nowMs += ms
    next?.(nowMs)
  }
  pass(0)
  return { frames, pass, isRunning: () => next !== null }
}

describe('frames', () => {
  it('draw from 0 to exactly 1 and then stop drawing', async () => {
    const { frames, pass } = rig()
    const drawn: number[] = []
    const done = frames.tween(100, (part) => void drawn.push(part))
    for (const ms of [40, 40, 40, 40]) pass(ms)
    await done
    expect(drawn).toEqual([0.4, 0.8, 1])
  })

  it('go on where they stood after a pause', () => {
    const { frames, pass } = rig()
    const drawn: number[] = []
    void frames.tween(1000, (part) => void drawn.push(part))
    pass(100)
    pass(60_000)
    expect(drawn).toEqual([0.1, 0.3])
  })

  it('run faster for tests', () => {
    const { frames, pass } = rig(10)
    const steps: number[] = []
    frames.each((stepMs) => void steps.push(stepMs))
    pass(16)
    expect(steps).toEqual([160])
  })

  it('let go of a listener that ends itself', () => {
    const { frames, pass } = rig()
    let calls = 0
    const end = frames.each(() => {
      calls++
      end()
    })
    pass(16)
    pass(16)
    expect(calls).toBe(1)
  })

  it('stop for good', () => {
    const { frames, isRunning } = rig()
    frames.stop()
    expect(isRunning()).toBe(false)
  })
})
