import { Skeleton } from '@poyraz/ui'
import { useTranslations } from 'use-intl'

/** Shown until the proof of a round has been fetched and checked. */
export function ProofSkeleton() {
  const loading = useTranslations('site')('loading')
  return (
    <div role="status">
      <span className="sr-only">{loading}</span>
      <Skeleton className="h-72 rounded-banner" />
    </div>
  )
}
