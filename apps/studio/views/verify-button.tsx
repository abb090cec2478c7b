import type { ReactNode } from 'react'
import { unseenRound } from '../round/shown-rounds.ts'
import { type AnyRound } from '../round/state.ts'
import { openVerifier } from '../verbs/verify.ts'
import { useGame, useGameState, useText } from './context.ts'

/** Opens the proof of a round; enabled once its reels rest. */
export function VerifyButton(props: {
  readonly round: AnyRound
  readonly className: string | undefined
  /** Accessible name, if the visible text alone does not identify the round. */
  readonly label?: string
  readonly children: ReactNode
}) {
  const { round, className, label, children } = props
  const t = useText()
  const studio = useGame()
  const early = useGameState((state) => unseenRound(state) !== null)
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
