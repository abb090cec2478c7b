import { deferred } from '@poyraz/kernel'

/** Draws something for a progress of 0..1. */
export type Draw = (progress: number) => void

/**
 * Frame loop of all animations. `pace` speeds it up for tests. A tab in the background gets no frames, so
 * nothing is shown while nobody looks. It requests frames only while something moves, because even an empty
 * frame makes the browser compose the page again.
 */
export type Frames = {
  /** Calls `draw` on every frame until `ms` have passed, at last with exactly 1. */
  tween(ms: number, draw: Draw): Promise<void>
  wait(ms: number): Promise<void>
  /** Calls back on every frame with the time since the last one in ms; returns a function that stops it. */
  each(onFrame: (stepMs: number) => void): () => void
  /** Stops all animations where they are; no callback is called afterwards. */
  stop(): void
}

export type FramesDeps = {
  readonly request: (onFrame: (nowMs: number) => void) => number
  readonly cancel: (handle: number) => void
  /** Speed factor; 1 in production. */
  readonly pace: number
}

/** Maximum step of one frame: after a pause the animation continues where it was. */
const STEP_MOST_MS = 200

export function createFrames({ request, cancel, pace }: FramesDeps): Frames {
  const listeners = new Set<(stepMs: number) => void>()
  let handle: number | null = null
  let last: number | null = null
  const onFrame = (nowMs: number) => {
    const stepMs = last === null ? 0 : Math.min(nowMs - last, STEP_MOST_MS) * pace
    // A follow-up animation registers before the next frame, so one frame without listeners ends the loop.
    const moved = listeners.size > 0
    for (const listener of listeners) listener(stepMs)
    last = moved ? nowMs : null
    handle = moved ? request(onFrame) : null
  }
  const each = (listener: (stepMs: number) => void) => {
    listeners.add(listener)
    handle ??= request(onFrame)
    return () => void listeners.delete(listener)
  }
  const tween = (ms: number, draw: Draw) => {
    const { promise, resolve } = deferred<void>()
    let passed = 0
    const end = each((stepMs) => {
      passed += stepMs
      draw(Math.min(1, passed / ms))
      if (passed < ms) return
      end()
      resolve()
    })
    return promise
  }
  return {
    each,
    tween,
    wait: (ms) => tween(ms, () => undefined),
    stop() {
      listeners.clear()
      if (handle !== null) cancel(handle)
    },
  }
}
