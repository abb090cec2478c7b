import type { ReactNode } from 'react'
import { type Round, unseenRound } from '../round/state.ts'
import { openVerifier } from '../verbs/verify.ts'
import { useStudio, useStudioState, useText } from './context.ts'

/** Opens the proof of a round; enabled once its reels rest. */
export function VerifyButton(props: {
  readonly round: Round
  readonly className: string | undefined
  /** Accessible name, if the visible text alone does not identify the round. */
  readonly label?: string
  readonly children: ReactNode
}) {
  const { round, className, label, children } = props
  const t = useText()
  const studio = useStudio()
  const early = useStudioState((state) => unseenRound(state) !== null)
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-disabled={early}
      title={early ? t('marks.early') : undefined}
      onClick={() => !early && openVerifier(studio, round)}
    >
      {children}
    </button>
  )
}
