import type { SlotRules } from '@poyraz/games'
import { useEffect, useState } from 'react'
import { useStudio } from '../views/context.ts'
import { TRIAL_ROUNDS, type TrialFigures, trialFigures } from './trial-figures.ts'

/** Time in which the rounds of a trial appear. */
const SHOWN_MS = 3000

export type Trial = {
  /** `null` before the first trial. */
  readonly figures: TrialFigures | null
  readonly isRunning: boolean
  readonly hasFailed: boolean
  start(): void
}

/** Runs blind trials of a game, one at a time; leaving the panel stops a trial. */
export function useTrial(rules: SlotRules): Trial {
  const { frames, calm } = useStudio()
  const [run, setRun] = useState(0)
  const [figures, setFigures] = useState<TrialFigures | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (run === 0) return
    const units: number[] = []
    const worker = new Worker(new URL('./trial-worker.ts', import.meta.url), { type: 'module' })
    let passedMs = 0
    const stop = frames.each((stepMs) => {
      passedMs += stepMs
      const due = calm ? TRIAL_ROUNDS : Math.floor((TRIAL_ROUNDS * passedMs) / SHOWN_MS)
      const shown = Math.min(due, units.length)
      if (calm && units.length < TRIAL_ROUNDS) return
      setFigures(trialFigures(units, shown, rules.unitsPerBet))
      if (shown === TRIAL_ROUNDS) stop()
    })
    worker.onmessage = ({ data }: MessageEvent<readonly number[]>) => units.push(...data)
    worker.onerror = () => {
      stop()
      setFailed(true)
    }
    worker.postMessage(rules)
    return () => {
      stop()
      worker.terminate()
    }
  }, [run, rules, frames, calm])
  return {
    figures,
    isRunning: run > 0 && !hasFailed && figures?.rounds !== TRIAL_ROUNDS,
    hasFailed,
    start() {
      setFigures(null)
      setFailed(false)
      setRun((count) => count + 1)
    },
  }
}
