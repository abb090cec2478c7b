import { useSyncExternalStore } from 'react'

/** Returns true in the dark mode of the site, in which the courses lie under lamps. */
export function useIsNight(): boolean {
  return useSyncExternalStore(subscribe, isNight, () => true)
}

const isNight = () => document.documentElement.dataset['theme'] !== 'light'

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
