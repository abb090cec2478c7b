import { useEffect, useLayoutEffect, useRef } from 'react'

export const STILL = '(prefers-reduced-motion: reduce)'

/** Calls `draw` before each frame while `isRunning`, and else once after each change. */
export function useFrames(draw: () => void, isRunning: boolean): void {
  const latest = useRef(draw)
  useLayoutEffect(() => {
    latest.current = draw
  })
  useEffect(() => {
    if (!isRunning) return latest.current()
    let frame = requestAnimationFrame(function step() {
      latest.current()
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [isRunning, draw])
}
