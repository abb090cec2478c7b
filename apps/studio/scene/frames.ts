import { deferred } from '@poyraz/kernel'

/** Draws something for a progress of 0..1. */
export type Draw = (progress: number) => void

/**
 * The one clock of everything that moves: frames of the browser, sped up for tests by `pace`. A tab in the
 * background gets no frames, so nothing is shown while nobody looks. It asks for frames only while something
 * moves: a frame in which nothing does still makes the browser put the page together anew.
 */
export type Frames = {
  /** Calls `draw` on every frame until `ms` have passed, at last with exactly 1. */
  tween(ms: number, draw: Draw): Promise<void>
  wait(ms: number): Promise<void>
  /** Calls back on every frame with the time since the last one in ms; returns how to stop it. */
  each(onFrame: (stepMs: number) => void): () => void
  /** Ends every tween where it stands; nothing is called any more. */
  stop(): void
}

export type FramesDeps = {
  readonly request: (onFrame: (nowMs: number) => void) => number
  readonly cancel: (handle: number) => void
  /** 1 in play. */
  readonly pace: number
}

/** A frame that took longer counts as this: after a pause the show goes on where it stood. */
const STEP_MOST_MS = 200

export function createFrames({ request, cancel, pace }: FramesDeps): Frames {
  const listeners = new Set<(stepMs: number) => void>()
  let handle: number | null = null
  let last: number | null = null
  const onFrame = (nowMs: number) => {
    const stepMs = last === null ? 0 : Math.min(nowMs - last, STEP_MOST_MS) * pace
    // What follows on the end of a movement begins before the next frame: one without any is the last.
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
