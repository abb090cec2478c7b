import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { featuredQuery } from '../../../shared/games/games.ts'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { CategoryStrip } from './category-strip.tsx'
import { FeaturedSlots } from './featured-slots.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { SideBanners } from './side-banners.tsx'

export function HomePage() {
  const t = useTranslations('home')
  const { data } = useQuery(featuredQuery(useLang()))
  usePageTitle(null)
  return (
    <div className="flex flex-col gap-8 md:gap-10">
      <h1 className="sr-only">{t('title')}</h1>
      <div className="grid grid-cols-1 gap-3 sm:gap-4 lg:grid-cols-3">
        <Hero className="lg:col-span-2" />
        <SideBanners demoGame={data?.data[0]} />
      </div>
      <FeaturedSlots />
      <CategoryStrip />
      <HowItWorks />
    </div>
  )
}
