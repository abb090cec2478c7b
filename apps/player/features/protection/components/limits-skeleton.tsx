import { Skeleton } from '@poyraz/ui'
import { useTranslations } from 'use-intl'

/** Skeleton of the limits page. */
export function LimitsSkeleton() {
  const loading = useTranslations('site')('loading')
  return (
    <div role="status" className="grid grid-cols-1 items-start gap-5 lg:grid-cols-5">
      <span className="sr-only">{loading}</span>
      <div className="flex flex-col gap-5 lg:col-span-3">
        <Skeleton className="h-36 rounded-banner" />
        <Skeleton className="h-80 rounded-banner" />
      </div>
      <div className="flex flex-col gap-5 lg:col-span-2">
        <Skeleton className="h-44 rounded-banner" />
        <Skeleton className="h-44 rounded-banner" />
        <Skeleton className="h-36 rounded-banner" />
      </div>
    </div>
  )
}
