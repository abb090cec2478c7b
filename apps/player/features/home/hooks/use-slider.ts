import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

const SHOWN_MS = 7000
const STILL = '(prefers-reduced-motion: reduce)'
/** Minimum horizontal distance of a swipe; a shorter one is a press. */
const SWIPE_PX_MIN = 40

/**
 * State of a slider with `count` slides. It advances by itself, but not while a pointer or the focus is on
 * it, not with reduced motion, and not after the player chose a slide or stopped it. Arrow keys and swipes
 * change the slide.
 */
export function useSlider(count: number) {
  const [index, setIndex] = useState(0)
  const still = useSyncExternalStore(watchStill, isStill, () => false)
  const [wanted, setMoving] = useState<boolean | null>(null)
  const moving = wanted ?? !still
  const [held, setHeld] = useState(false)
  const pressedAt = useRef<number | null>(null)
  useEffect(() => {
    if (!moving || held || count < 2) return
    const timer = setInterval(() => setIndex((current) => (current + 1) % count), SHOWN_MS)
    return () => clearInterval(timer)
  }, [count, moving, held])
  const choose = (place: number) => {
    setMoving(false)
    setIndex((place + count) % count)
  }
  const swipe = (travelled: number) => {
    if (Math.abs(travelled) >= SWIPE_PX_MIN) choose(index + (travelled < 0 ? 1 : -1))
  }
  const handlers = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ArrowRight') choose(index + 1)
      if (event.key === 'ArrowLeft') choose(index - 1)
    },
    onPointerDown: (event: PointerEvent) => {
      pressedAt.current = event.pointerType === 'mouse' ? null : event.clientX
    },
    onPointerUp: (event: PointerEvent) => {
      if (pressedAt.current !== null) swipe(event.clientX - pressedAt.current)
      pressedAt.current = null
    },
  }
  return { index, choose, moving, live: moving && !held, toggleMoving: () => setMoving(!moving), handlers }
}

function isStill(): boolean {
  return matchMedia(STILL).matches
}

function watchStill(onChange: () => void): () => void {
  const query = matchMedia(STILL)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
