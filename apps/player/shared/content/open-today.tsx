import { systemClock } from '@poyraz/kernel'
import { contentPaths } from '@poyraz/site/content'
import { slotPaths } from '@poyraz/site/slots'
import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { GameShow, GameShowSkeleton } from '../games/game-grid.tsx'
import { featuredQuery } from '../games/games.ts'
import { promotionsQuery } from './content.ts'
import { periodState } from './period.ts'
import { PromotionCard } from './promotion-card.tsx'

/** Number of games and of promotions; both fill whole rows. */
const GAMES_MAX = 12
const PROMOTIONS_MAX = 3

/** The games that are open, for pages whose own part is empty or not open. Renders nothing if there are none. */
export function OpenGames() {
  const t = useTranslations('content')
  const { data, isPending } = useQuery(featuredQuery(useLang()))
  if (!isPending && !data?.data.length) return null
  return (
    <Section title={t('openGames')} to={slotPaths.lobby}>
      {data ? <GameShow games={data.data.slice(0, GAMES_MAX)} heading="h3" /> : <GameShowSkeleton />}
    </Section>
  )
}

/** The first of the running promotions; renders nothing while there are none. */
export function RunningPromotions() {
  const t = useTranslations('content')
  const { data } = useQuery(promotionsQuery(useLang()))
  const nowMs = systemClock.nowMs()
  const running = data?.data.filter((one) => periodState(one, nowMs) === 'active') ?? []
  if (running.length === 0) return null
  return (
    <Section title={t('openPromotions')} to={contentPaths.promotions}>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
        {running.slice(0, PROMOTIONS_MAX).map((promotion, place) => (
          <li key={promotion.id} className="grid">
            <PromotionCard promotion={promotion} place={place} heading="h3" />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type SectionProps = {
  readonly title: string
  readonly to: typeof slotPaths.lobby | typeof contentPaths.promotions
  readonly children: ReactNode
}

function Section({ title, to, children }: SectionProps) {
  const all = useTranslations('site')('seeAll')
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-x-5">
        <h2 id={id} className="text-xl md:text-2xl">
          {title}
        </h2>
        <Link
          to={to}
          className="inline-flex min-h-11 flex-none items-center text-sm font-bold text-brand hover:underline"
        >
          {all}
        </Link>
      </div>
      {children}
    </section>
  )
}
