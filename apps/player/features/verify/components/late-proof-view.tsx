import { late, Skeleton } from '@poyraz/ui'

/** The proof of a round, loaded after its page, because it comes with the rules of every game. */
export const LateProofView = late(() => import('./proof-view.tsx').then((module) => module.ProofView), {
  waiting: <Skeleton className="min-h-60 rounded-banner" />,
})
