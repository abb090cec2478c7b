import { cx, Skeleton } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { Slide } from '../../../shared/content/slides.ts'
import { useSlider } from '../hooks/use-slider.ts'
import { HeroControls } from './hero-controls.tsx'
import { HeroSlide } from './hero-slide.tsx'

const BANNER = 'min-h-84 rounded-banner'

/** The large banner: shows one slide at a time and advances by itself until the player interacts with it. */
export function Hero({
  slides,
  className,
}: {
  readonly slides: readonly Slide[]
  readonly className: string
}) {
  const t = useTranslations('home')
  const slider = useSlider(slides.length)
  // Another language may have fewer slides.
  const index = Math.min(slider.index, slides.length - 1)
  return (
    <section
      aria-roledescription={t('carouselRole')}
      aria-label={t('slides')}
      {...slider.handlers}
      className={cx(
        'group/hero relative isolate touch-pan-y overflow-hidden text-white shadow-card',
        BANNER,
        className,
      )}
    >
      <div aria-live={slider.live ? 'off' : 'polite'}>
        {slides.map((slide, place) => (
          <HeroSlide
            key={slide.key}
            slide={slide}
            label={t('slide', { index: place + 1, count: slides.length })}
            shown={place === index}
            first={place === 0}
          />
        ))}
      </div>
      {slides.length > 1 && <HeroControls slider={slider} index={index} slides={slides} />}
    </section>
  )
}

export function HeroSkeleton({ className }: { readonly className: string }) {
  return <Skeleton className={cx(BANNER, className)} />
}
