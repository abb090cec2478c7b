import { type MouseEvent, type PointerEvent, useRef } from 'react'

/**
 * A press that began and ended on the element itself. Text selected out of a field ends there too, and the
 * browser calls that a click.
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
