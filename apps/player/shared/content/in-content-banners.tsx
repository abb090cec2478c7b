import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { inContentQuery } from './content.ts'
import { slidesAt } from './slides.ts'
import { SmallBanner } from './small-banner.tsx'

/** Banners inside a page's content, those of the left side first. Renders nothing if there are none. */
export function InContentBanners({ type }: { readonly type: 'slot' | 'live' }) {
  const t = useTranslations('home')
  const { data } = useQuery(inContentQuery(type, useLang()))
  const slides = [...slidesAt('sol', data?.data ?? []), ...slidesAt('sag', data?.data ?? [])]
  if (slides.length === 0) return null
  return (
    <section aria-label={t('more')}>
      <ul className="grid grid-cols-1 gap-3 sm:gap-4 md:grid-cols-2">
        {slides.map((slide) => (
          <li key={slide.key} className="grid">
            <SmallBanner slide={slide} wide />
          </li>
        ))}
      </ul>
    </section>
  )
}
