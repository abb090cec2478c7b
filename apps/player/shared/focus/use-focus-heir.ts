import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Finds what stays, once the page stands without the element. */
type Heir = () => Element | null | undefined

/**
 * For what goes away when it is pressed: the focus that it held would fall to the beginning of the page, and
 * goes to the heir instead. `heirOf` is asked while the element is still there.
 */
export function useFocusHeir<E extends HTMLElement>(heirOf: (going: E) => Heir): RefObject<E | null> {
  const ref = useRef<E>(null)
  const latest = useRef(heirOf)
  useLayoutEffect(() => {
    latest.current = heirOf
  })
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const heir = latest.current(element)
      // What comes in its place is drawn in the same step, after it went.
      queueMicrotask(() => focusOn(heir()))
    }
  }, [])
  return ref
}

/** The heading of the part of the page that an element stands in. */
export function headingOf(element: Element): Heir {
  const part = element.closest('section')
  return () => part?.querySelector('h1, h2')
}

function focusOn(heir: Element | null | undefined): void {
  if (!(heir instanceof HTMLElement)) return
  if (heir.tabIndex < 0) heir.tabIndex = -1
  heir.focus()
}
