import { type RefObject, useLayoutEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What the first script of the page (`index.html`) leaves at elements that were used before their code
 * stood: at a field what was typed, at a form that it was sent.
 */
type Early = { typed?: string | boolean; sent?: boolean }

/**
 * Takes over what was typed and sent inside an element before its code stood. Fields drawn by the server
 * are typed into at once, but forms set them to their first values when they start.
 */
export function useEarlyInput<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null)
  useLayoutEffect(() => {
    const element = place.current
    // After everything of this commit: fields register with their forms in it.
    if (element) queueMicrotask(() => takeOver(element))
  }, [])
  return place
}

function takeOver(element: HTMLElement & Early): void {
  element.removeAttribute('data-drawn')
  element.removeAttribute('aria-busy')
  element.querySelectorAll<Field>('input, textarea, select').forEach(typeAgain)
  if (!element.sent || !(element instanceof HTMLFormElement)) return
  delete element.sent
  element.requestSubmit()
}

/** Types into a field as its user did: React and the form hear of it. */
function typeAgain(field: Field & Early): void {
  const { typed } = field
  if (typed === undefined) return
  delete field.typed
  if (typeof typed === 'boolean') {
    if (field instanceof HTMLInputElement && field.checked !== typed) field.click()
    return
  }
  // React compares with the last value that was set on the element, and tells of another one only.
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
