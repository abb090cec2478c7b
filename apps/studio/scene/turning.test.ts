import { expect, it } from 'vitest'
import { createFrames } from './frames.ts'
import type { Reels } from './reels.ts'
import { STUDIO_MOTIONS } from './studio-motion.ts'
import { createTurning } from './turning.ts'

/** Three fake reels that stop as soon as they are told to, and the symbol that covers each of them. */
function rig(calm: boolean) {
  const covered: (string | null)[] = [null, null, null]
  const stopped: number[] = []
  const list = covered.map((_, index) => {
    const uncover = () => {
      covered[index] = null
    }
    return {
      rest: uncover,
      turn: uncover,
      land: () => void stopped.push(index),
      cover: (symbol: string, part: number) => {
        covered[index] = part === 1 ? symbol : null
      },
    }
  })
  const reels = {
    view: {},
    list,
    stripOf: () => [],
    advance: () => ({ changed: true, stopped: stopped.splice(0) }),
    touch: () => undefined,
  } as unknown as Reels
  let nowMs = 0
  const request = (onFrame: (nowMs: number) => void) => {
    setImmediate(() => onFrame((nowMs += 100)))
    return 1
  }
  const frames = createFrames({ request, cancel: () => undefined, pace: 1 })
  const turning = createTurning({ reels, frames, wild: 'nazar', manner: STUDIO_MOTIONS.cemre, calm })
  return { turning, covered, end: frames.each(turning.advance) }
}

it.each([false, true])(
  'keeps an expanded wild where the reels rest and return to (calm: %s)',
  async (calm) => {
    const { turning, covered, end } = rig(calm)
    turning.rest({ mode: 'base', stops: [1, 2, 3], expanded: [1] })
    expect(covered).toEqual([null, 'nazar', null])
    turning.turn()
    await turning.goBack()
    expect(covered).toEqual([null, 'nazar', null])
    end()
  },
)

it.each([false, true])('shows a wild before it expands (calm: %s)', async (calm) => {
  const { turning, covered, end } = rig(calm)
  const spin = { mode: 'base', stops: [1, 2, 3], expanded: [2] } as const
  turning.rest({ mode: 'base', stops: [0, 0, 0] })
  turning.turn()
  const silent = { onHold: () => undefined, onStop: () => undefined }
  await turning.land(
    { ...spin, window: [], wins: [], multiplier: 1, awarded: 0, left: 0, units: 0 },
    [],
    silent,
  )
  expect(covered).toEqual([null, null, null])
  await turning.cover(spin.expanded)
  expect(covered).toEqual([null, null, 'nazar'])
  end()
})
