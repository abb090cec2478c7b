import type { KeyboardEvent } from 'react'

/**
 * For a button's `onKeyDown`: a held Enter presses it once. The browser would press it on every repeat, and
 * rounds would start by themselves.
 */
export function pressOnce(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
