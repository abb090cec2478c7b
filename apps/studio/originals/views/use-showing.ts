import { useEffectEvent, useLayoutEffect } from 'react'
import { useOriginal, useOriginalState } from './original-context.ts'

/**
 * Draws the last reply while it is shown, with a progress of 0..1, and afterwards at 1. With reduced motion
 * and for a round from before it is drawn at 1 only. `isNow` is false for the latter.
 */
export function useShowing(draw: (progress: number, given: { ms: number; isNow: boolean }) => void): void {
  const { frames, calm } = useOriginal()
  const isShowing = useOriginalState(({ phase }) => phase === 'showing')
  const ms = useOriginalState(({ showMs }) => showMs)
  const step = useOriginalState(stepOf)
  const paint = useEffectEvent(draw)
  useLayoutEffect(() => {
    if (!isShowing || calm) return paint(1, { ms, isNow: false })
    let live = true
    paint(0, { ms, isNow: true })
    void frames.tween(ms, (progress) => live && paint(progress, { ms, isNow: true }))
    return () => {
      live = false
    }
    // A step is drawn anew when its place on the page changes.
  }, [isShowing, step, ms, frames, calm])
}

/** Names the last command of the round on the board. */
function stepOf({ round }: Parameters<Parameters<typeof useOriginalState>[0]>[0]): string {
  return round ? `${round.roundId} ${round.outcome.commands.length}` : ''
}

/** Fast at first, slow at the end. */
export function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3
}
