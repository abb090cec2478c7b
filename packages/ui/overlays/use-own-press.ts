import { type MouseEvent, type PointerEvent, useRef } from 'react'

/**
 * Detects presses that began and ended on the element itself. The browser also reports a click on it when a
 * text selection that began in a field ends there.
 */
export function useOwnPress(onPress: () => void) {
  const began = useRef(false)
  return {
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      began.current = target === currentTarget
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (began.current && target === currentTarget) onPress()
    },
  }
}
