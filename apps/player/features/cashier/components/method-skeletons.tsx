import { Skeleton } from '@poyraz/ui'
import { useTranslations } from 'use-intl'

/** Typical number of methods and groups. */
const METHODS = 8

/** Skeleton of the methods, the amount and the button. */
export function MethodSkeletons() {
  const loading = useTranslations('site')('loading')
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">{loading}</span>
      <div className="grid grid-cols-2 gap-2 md:gap-3">
        <Skeleton className="col-span-2 h-5 w-24" />
        {Array.from({ length: METHODS }, (_, index) => (
          <Skeleton key={index} className="h-18 rounded-tile" />
        ))}
      </div>
      <Skeleton className="h-17 rounded-tile" />
      <Skeleton className="h-13 rounded-control" />
    </div>
  )
}
