import { slotPaths } from '@poyraz/site/slots'
import { buttonClass, cx, Lattice } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useAfterFirstView } from '../../../shared/after-first-view.ts'
import { contentArtUrl } from '../../../shared/art/content-art.ts'
import { Picture } from '../../../shared/art/picture.tsx'
import { ContentLink } from '../../../shared/content/content-link.tsx'
import { isPromotion, type Slide } from '../../../shared/content/slides.ts'

const ART =
  'art absolute right-4 bottom-3 h-auto w-24 sm:right-8 sm:bottom-10 sm:w-52 xl:right-16 xl:bottom-14 xl:w-64'

/** A slide of the large banner. Only the visible slide can get the focus. */
export function HeroSlide(props: {
  readonly slide: Slide
  readonly label: string
  readonly shown: boolean
  readonly first: boolean
}) {
  const { slide, shown, first } = props
  const role = useTranslations('home')('slideRole')
  // The slides after the first one are not visible yet.
  const firstViewStands = useAfterFirstView()
  return (
    <div
      role="group"
      aria-roledescription={role}
      aria-label={props.label}
      inert={!shown}
      className={cx(
        'ground absolute inset-0 flex transition-opacity duration-500',
        slide.ground,
        shown ? 'opacity-100' : 'opacity-0',
      )}
    >
      <Lattice />
      <div className="side-scrim absolute inset-0" />
      <SlideWords slide={slide} first={first} />
      {(first || firstViewStands) && (
        <Picture
          src={contentArtUrl(slide.image)}
          side={256}
          loading={first ? 'first' : 'lazy'}
          className={ART}
        />
      )}
    </div>
  )
}

function SlideWords({ slide, first }: { readonly slide: Slide; readonly first: boolean }) {
  const t = useTranslations('home')
  return (
    <div className="relative z-10 flex flex-1 flex-col items-start gap-2.5 p-6 pb-14 sm:pr-64 md:justify-center md:p-9 md:pr-64 md:pb-14 xl:pr-88">
      {isPromotion(slide) && <p className="text-sm font-bold">{t('promotion')}</p>}
      <h2 className="max-w-140 text-hero font-heavy tracking-tighter">{slide.title}</h2>
      <p className="max-w-110 text-pretty text-base leading-snug md:text-lg">{slide.text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {slide.link && (
          <ContentLink href={slide.link} className={buttonClass({ variant: 'lamp' })}>
            {isPromotion(slide) ? t('toPromotion') : t('look')}
          </ContentLink>
        )}
        {first && (
          <Link to={slotPaths.lobby} className={cx(buttonClass({ variant: 'glass' }), 'max-sm:hidden')}>
            {t('toSlots')}
          </Link>
        )}
      </div>
    </div>
  )
}
