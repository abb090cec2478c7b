import { late } from '@poyraz/ui'
import { ProofSkeleton } from './proof-skeleton.tsx'

/** The check of a chain is loaded with its first file: few players ever need it. */
export const LateChainView = late(() => import('./chain-view.tsx').then((module) => module.ChainView), {
  waiting: <ProofSkeleton />,
})
