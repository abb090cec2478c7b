import { Skeleton } from '@poyraz/ui'
import { useTranslations } from 'use-intl'

/** Skeleton rows of a statement. */
export function RowSkeletons({ rows }: { readonly rows: number }) {
  const loading = useTranslations('site')('loading')
  return (
    <div role="status" className="flex flex-col">
      <span className="sr-only">{loading}</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex items-center gap-3 border-b border-line py-3 last:border-b-0">
          <Skeleton className="size-9 rounded-control" />
          <span className="flex flex-1 flex-col gap-1.5">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-1/4" />
          </span>
          <Skeleton className="h-5 w-20" />
        </div>
      ))}
    </div>
  )
}
