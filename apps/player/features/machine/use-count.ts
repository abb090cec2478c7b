import type { SlotRules } from '@poyraz/games/machine-room'
import { useEffect, useState } from 'react'
import type { CountPart } from './count-part.ts'

type State = 'idle' | 'running' | 'done' | 'failed'

/** Counts a game in a worker; leaving the page stops it. */
export function useCount(rules: SlotRules) {
  const [run, setRun] = useState(0)
  const [state, setState] = useState<State>('idle')
  const [part, setPart] = useState<CountPart | null>(null)
  useEffect(() => {
    if (run === 0) return
    const worker = new Worker(new URL('./count-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<CountPart>) => {
      setPart(data)
      if (data.isDone) setState('done')
    }
    worker.onerror = () => setState('failed')
    worker.postMessage(rules)
    return () => worker.terminate()
  }, [run, rules])
  const start = () => {
    setPart(null)
    setState('running')
    setRun((count) => count + 1)
  }
  return { part, state, start }
}
