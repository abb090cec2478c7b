import { cx, Skeleton } from '@poyraz/ui'
import type { Slide } from '../../../shared/content/slides.ts'
import { SmallBanner } from '../../../shared/content/small-banner.tsx'

/** Maximum number of banners beside the large one. */
const SHOWN_MAX = 2
const COLUMN = 'grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-1'

/** The smaller banners beside the large one. */
export function SideBanners({ slides }: { readonly slides: readonly Slide[] }) {
  const shown = slides.slice(0, SHOWN_MAX)
  return (
    <div className={cx(COLUMN, shown.length === 1 && 'max-lg:grid-cols-1')}>
      {shown.map((slide) => (
        <SmallBanner key={slide.key} slide={slide} wide={shown.length === 1} />
      ))}
    </div>
  )
}

export function SideBannersSkeleton() {
  return (
    <div className={COLUMN}>
      <Skeleton className="min-h-36 rounded-banner" />
      <Skeleton className="min-h-36 rounded-banner" />
    </div>
  )
}
