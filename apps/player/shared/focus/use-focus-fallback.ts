import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Finds the element that takes the focus after the removal. */
type FocusTarget = () => Element | null | undefined

/**
 * Moves the focus when the focused element is removed; otherwise it would jump to the start of the page.
 * `focusFallbackOf` is called while the element is still in the document.
 */
export function useFocusFallback<E extends HTMLElement>(
  focusFallbackOf: (going: E) => FocusTarget,
): RefObject<E | null> {
  const ref = useRef<E>(null)
  const latest = useRef(focusFallbackOf)
  useLayoutEffect(() => {
    latest.current = focusFallbackOf
  })
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const target = latest.current(element)
      // The replacement is inserted in the same commit, after this cleanup.
      queueMicrotask(() => focusOn(target()))
    }
  }, [])
  return ref
}

/** Returns the heading of the section that contains the element. */
export function headingOf(element: Element): FocusTarget {
  const part = element.closest('section')
  return () => part?.querySelector('h1, h2')
}

function focusOn(target: Element | null | undefined): void {
  if (!(target instanceof HTMLElement)) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus()
}
