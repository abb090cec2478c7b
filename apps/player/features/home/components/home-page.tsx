import { cx, late, Skeleton } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { useAfterFirstView } from '../../../shared/after-first-view.ts'
import { HowItWorks } from '../../../shared/content/how-it-works.tsx'
import { InContentBanners } from '../../../shared/content/in-content-banners.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { useSignedIn } from '../../../shared/session/session-store.ts'
import { Wins } from '../../../shared/wins/wins.tsx'
import { useSlides } from '../hooks/use-slides.ts'
import { CategoryStrip } from './category-strip.tsx'
import { FeaturedSlots } from './featured-slots.tsx'
import { Hero, HeroSkeleton } from './hero.tsx'
import { SideBanners, SideBannersSkeleton } from './side-banners.tsx'
import { SpecialDateRibbon } from './special-date.tsx'

const PopupCard = late(() => import('./popup-card.tsx').then((module) => module.PopupCard))

const PlayerHome = late(() => import('./player-home.tsx').then((module) => module.PlayerHome), {
  waiting: <Skeleton className="min-h-60 rounded-banner" />,
})

/** Hides visitors' content from a player until the session is known (see `index.html`). */
const VISITORS_ONLY = '[[data-session]_&]:invisible'

export function HomePage() {
  const t = useTranslations('home')
  const signedIn = useSignedIn()
  usePageTitle(null)
  return (
    <div className="flex flex-col gap-8 md:gap-10">
      <h1 className="sr-only">{t('title')}</h1>
      {signedIn ? <PlayerHome /> : <Banners />}
      <FeaturedSlots />
      <CategoryStrip />
      <InContentBanners type="slot" />
      <Wins />
      {!signedIn && <HowItWorks />}
      <Popup />
    </div>
  )
}

function Banners() {
  const slides = useSlides()
  return (
    <div className={cx('relative grid grid-cols-1 gap-3 sm:gap-4 lg:grid-cols-3', VISITORS_ONLY)}>
      <SpecialDateRibbon />
      {slides ? (
        <>
          <Hero slides={slides.large} className="lg:col-span-2" />
          <SideBanners slides={slides.small} />
        </>
      ) : (
        <>
          <HeroSkeleton className="lg:col-span-2" />
          <SideBannersSkeleton />
        </>
      )}
    </div>
  )
}

/**
 * The popup, loaded after the first view and not shown again after it was closed. Only for visitors: players
 * get the news as notifications.
 */
function Popup() {
  const firstViewStands = useAfterFirstView()
  const signedIn = useSignedIn()
  if (!firstViewStands || signedIn) return null
  return <PopupCard />
}
