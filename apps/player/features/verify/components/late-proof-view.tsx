import { late } from '@poyraz/ui'
import { useEffect } from 'react'
import type { Evidence } from '../verify-proof.ts'
import { ProofSkeleton } from './proof-skeleton.tsx'
import { RoundChoice } from './round-choice.tsx'

const load = () => import('./proof-view.tsx').then((module) => module.ProofView)
const ProofView = late(load, { waiting: <ProofSkeleton /> })

/**
 * The proof of a round; without one, the choice of a round. The proof is loaded after its page, because it
 * comes with the rules of every game.
 */
export function LateProofView(props: {
  readonly proof: Evidence | null
  /** A round is being fetched. */
  readonly waiting: boolean
  readonly onRevealed: () => void
}) {
  // Loaded ahead, because the page also checks receipts without the network. A failure shows on use.
  useEffect(() => void load().catch(() => undefined), [])
  if (!props.proof) return props.waiting ? <ProofSkeleton /> : <RoundChoice />
  return <ProofView proof={props.proof} onRevealed={props.onRevealed} />
}
