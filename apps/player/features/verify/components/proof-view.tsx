import { Skeleton } from '@poyraz/ui'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useReceiptKeys } from '../hooks/use-receipt-keys.ts'
import type { Evidence } from '../verify-proof.ts'
import { RoundChoice } from './round-choice.tsx'

// The rules of all games come with it. It is loaded with the page, so that a proof can be verified offline.
const details = import('./proof-details.tsx')
const ProofDetails = lazy(async () => ({ default: (await details).ProofDetails }))

/** The verdict about a proof, or the choice of a round while there is none. */
export function ProofView(props: {
  readonly proof: Evidence | null
  /** A round is being fetched. */
  readonly waiting: boolean
  readonly onRevealed: () => void
}) {
  const { proof, waiting, onRevealed } = props
  const keys = useReceiptKeys()
  if (!proof) return waiting ? <ProofSkeleton /> : <RoundChoice />
  return (
    <Suspense fallback={<ProofSkeleton />}>
      <ProofDetails proof={proof} keys={keys} onRevealed={onRevealed} />
    </Suspense>
  )
}

function ProofSkeleton() {
  const loading = useTranslations('site')('loading')
  return (
    <div role="status">
      <span className="sr-only">{loading}</span>
      <Skeleton className="h-72 rounded-banner" />
    </div>
  )
}
