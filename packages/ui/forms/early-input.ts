import { type RefObject, useLayoutEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Properties that the first script of the page (`index.html`) sets on elements used before hydration: the
 * typed value on a field, `sent` on a form.
 */
type Early = { typed?: string | boolean; sent?: boolean }

/**
 * Replays what was typed and submitted inside an element before hydration. Fields of the server's markup can
 * be typed into at once, but form code resets them to their initial values when it starts.
 */
export function useEarlyInput<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null)
  useLayoutEffect(() => {
    const element = place.current
    // Runs after this commit, in which the fields register with their forms.
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

/** Sets the value of a field and dispatches the event, so that React and the form library notice it. */
function typeAgain(field: Field & Early): void {
  const { typed } = field
  if (typed === undefined) return
  delete field.typed
  if (typeof typed === 'boolean') {
    if (field instanceof HTMLInputElement && field.checked !== typed) field.click()
    return
  }
  // React ignores an input event whose value equals the last value that was set on the element.
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
