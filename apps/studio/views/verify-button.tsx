import type { ReactNode } from 'react'
import { type Round, unseenRound } from '../round/state.ts'
import { openVerifier } from '../verbs/verify.ts'
import { useStudio, useStudioState, useText } from './context.ts'

/** The way to the proof of the last round, open once its reels stand. */
export function VerifyButton(props: {
  readonly round: Round
  readonly className: string | undefined
  /** What it is called where its words alone do not say which round. */
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
      title={early ? t('fairness.early') : undefined}
      onClick={() => !early && openVerifier(studio, round)}
    >
      {children}
    </button>
  )
}
