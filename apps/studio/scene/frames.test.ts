import { describe, expect, it } from 'vitest'
import { createFrames } from './frames.ts'

/** A fake browser whose frames the test triggers. */
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
    const onFrame = next
    next = null
    onFrame?.(nowMs)
  }
  return { frames, pass, isRunning: () => next !== null }
}

describe('frames', () => {
  it('draw from 0 to exactly 1 and then stop drawing', async () => {
    const { frames, pass } = rig()
    const drawn: number[] = []
    const done = frames.tween(100, (part) => void drawn.push(part))
    for (const ms of [0, 40, 40, 40, 40]) pass(ms)
    await done
    expect(drawn).toEqual([0, 0.4, 0.8, 1])
  })

  it('continue after a pause where they were', () => {
    const { frames, pass } = rig()
    const drawn: number[] = []
    void frames.tween(1000, (part) => void drawn.push(part))
    for (const ms of [0, 100, 60_000]) pass(ms)
    expect(drawn).toEqual([0, 0.1, 0.3])
  })

  it('run faster with a pace above 1', () => {
    const { frames, pass } = rig(10)
    const steps: number[] = []
    frames.each((stepMs) => void steps.push(stepMs))
    pass(0)
    pass(16)
    expect(steps).toEqual([0, 160])
  })

  it('remove a listener that ends itself', () => {
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

  it('are requested only while something moves', async () => {
    const { frames, pass, isRunning } = rig()
    expect(isRunning()).toBe(false)
    const done = frames.wait(10)
    pass(0)
    pass(16)
    await done
    pass(16)
    expect(isRunning()).toBe(false)
    void frames.wait(10)
    expect(isRunning()).toBe(true)
  })

  it('lose no time between one movement and the next', async () => {
    const { frames, pass } = rig()
    const first = frames.wait(32)
    for (const ms of [1000, 16, 16]) pass(ms)
    await first
    const drawn: number[] = []
    void frames.tween(32, (part) => void drawn.push(part))
    pass(16)
    expect(drawn).toEqual([0.5])
  })

  it('start an animation at its beginning after a rest', async () => {
    const { frames, pass } = rig()
    const first = frames.wait(10)
    for (const ms of [0, 16, 16]) pass(ms)
    await first
    const drawn: number[] = []
    void frames.tween(1000, (part) => void drawn.push(part))
    pass(5000)
    expect(drawn).toEqual([0])
  })

  it('stop for good', () => {
    const { frames, pass, isRunning } = rig()
    frames.each(() => undefined)
    pass(0)
    frames.stop()
    expect(isRunning()).toBe(false)
  })
})
