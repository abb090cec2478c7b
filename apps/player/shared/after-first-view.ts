import { startTransition, useEffect, useState } from 'react'
import { useBrowserFact } from './browser-fact.ts'

const LATEST_MS = 3000

let over = false
const waiting = new Set<() => void>()

/**
 * Runs what the first view does not need once the browser has nothing better to do: at once where that moment
 * has come already.
 */
export function afterFirstView(run: () => void): () => void {
  if (over) {
    run()
    return () => undefined
  }
  waiting.add(run)
  return () => waiting.delete(run)
}

/**
 * Tells that the first view stands. What waited runs piece by piece, so that the page answers in between.
 * Browsers without idle callbacks go on at the next turn.
 */
export function firstViewStands(): void {
  const go = () => {
    over = true
    runNext()
  }
  if ('requestIdleCallback' in globalThis) requestIdleCallback(go, { timeout: LATEST_MS })
  else setTimeout(go)
}

function runNext(): void {
  const [run] = waiting
  if (!run) return
  waiting.delete(run)
  setTimeout(runNext)
  run()
}

/** Whether the first view stands; what shows then is rendered in slices. */
export function useAfterFirstView(): boolean {
  const [stands, setStands] = useState(useBrowserFact<boolean>(isOver, false))
  useEffect(() => afterFirstView(() => startTransition(() => setStands(true))), [])
  return stands
}

const isOver = () => over
