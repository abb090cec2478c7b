import { slotPaths } from '@poyraz/site/slots'
import { buttonClass } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { Ground } from './grounds.ts'
import { OpenGames, RunningPromotions } from './open-today.tsx'
import { PageHero } from './page-hero.tsx'

/** Page of a part that is not open: it says so, promises nothing, and shows what is open today. */
export function NotOpenYet(props: {
  readonly title: string
  readonly text: string
  /** URL of a picture, 256 px wide. */
  readonly art: string
  readonly ground: Ground
}) {
  const t = useTranslations('content')
  const all = useTranslations('lobby')('allGames')
  return (
    <div className="flex flex-col gap-8 md:gap-10">
      <PageHero mark={t('notOpen')} {...props}>
        <Link to={slotPaths.lobby} className={buttonClass({ variant: 'lamp', size: 'lg' })}>
          {all}
        </Link>
      </PageHero>
      <OpenGames />
      <RunningPromotions />
    </div>
  )
}
