import type { KeyboardEvent } from 'react'

/**
 * Handler for a button's `onKeyDown`: a held Enter presses it once. Without it the browser would press it on
 * every key repeat, and rounds would start by themselves.
 */
export function pressOnce(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
