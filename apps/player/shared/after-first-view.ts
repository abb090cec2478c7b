import { startTransition, useEffect, useState } from 'react'
import { useBrowserFact } from './browser-fact.ts'

const LATEST_MS = 3000

let over = false
const waiting = new Set<() => void>()

/** Runs `run` when the browser is idle after the first view, or at once if that moment has passed. */
export function afterFirstView(run: () => void): () => void {
  if (over) {
    run()
    return () => undefined
  }
  waiting.add(run)
  return () => waiting.delete(run)
}

/**
 * Runs the callbacks that wait for the first view as soon as the browser is idle, after 3 s at the latest.
 * Each runs in its own task, so that the page stays responsive. Browsers without idle callbacks use a timer.
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

/** Returns true after the first view. The components that then appear are rendered as a transition. */
export function useAfterFirstView(): boolean {
  const [stands, setStands] = useState(useBrowserFact<boolean>(isOver, false))
  useEffect(() => afterFirstView(() => startTransition(() => setStands(true))), [])
  return stands
}

const isOver = () => over
