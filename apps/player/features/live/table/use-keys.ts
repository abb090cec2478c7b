import { useEffect } from 'react'

/** Calls `press` with each key that is pressed outside of fields and dialogs, without modifiers and repeats. */
export function useKeys(press: (key: string) => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target } = event
      const isTyping =
        target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null
      if (isTyping || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      press(event.key)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  })
}
