import { useEffect, useState } from 'react'

const SHOWN_MS = 7000
const STILL = '(prefers-reduced-motion: reduce)'

/**
 * Which of `count` slides is shown. It moves on by itself, but not while a pointer or the focus is on it,
 * not where less motion is wanted, and not after somebody chose a slide or stopped it.
 */
export function useSlider(count: number) {
  const [index, setIndex] = useState(0)
  const [moving, setMoving] = useState(() => !matchMedia(STILL).matches)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!moving || held) return
    const timer = setInterval(() => setIndex((current) => (current + 1) % count), SHOWN_MS)
    return () => clearInterval(timer)
  }, [count, moving, held])
  const choose = (place: number) => {
    setMoving(false)
    setIndex(place)
  }
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
  return { index, choose, moving, toggleMoving: () => setMoving(!moving), hold }
}
