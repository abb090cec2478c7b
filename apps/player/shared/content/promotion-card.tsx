import { systemClock } from '@poyraz/kernel'
import { contentPaths } from '@poyraz/site/content'
import { cutRichText } from '@poyraz/text'
import { Lattice } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { contentArtUrl } from '../art/content-art.ts'
import { Picture } from '../art/picture.tsx'
import type { Promotion } from './content.ts'
import { groundAt } from './grounds.ts'
import { type PeriodState, periodState } from './period.ts'
import { StateBadge } from './state-badge.tsx'
import { usePeriodText } from './use-period-text.ts'

/** A promotion as a card that is one link to its terms. */
export function PromotionCard({
  promotion,
  place,
  heading: Heading = 'h2',
}: {
  readonly promotion: Promotion
  readonly place: number
  readonly heading?: 'h2' | 'h3'
}) {
  const t = useTranslations('content')
  const periodText = usePeriodText()
  const state = periodState(promotion, systemClock.nowMs())
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-banner border border-line bg-surface shadow-card transition hover:border-line-strong">
      <CardPicture image={promotion.image} place={place} state={state} />
      <div className="flex flex-1 flex-col gap-2 p-5">
        <p className="text-xs font-bold text-brand">{t(`category.${promotion.category}`)}</p>
        <Heading className="text-xl">
          <Link
            to={contentPaths.promotions}
            search={{ id: promotion.id }}
            className="cover-link after:rounded-banner"
          >
            {promotion.title}
          </Link>
        </Heading>
        <p className="flex-1 text-muted">{cutRichText(promotion.summary)}</p>
        <p className="mt-2 flex items-center gap-2 text-sm tabular-nums">
          <CalendarDays aria-hidden="true" className="size-4.5 flex-none text-muted" />
          {periodText(promotion, state)}
        </p>
      </div>
    </article>
  )
}

function CardPicture(props: { readonly image: string; readonly place: number; readonly state: PeriodState }) {
  return (
    <div className={`ground relative isolate flex h-40 overflow-hidden ${groundAt(props.place)}`}>
      <Lattice />
      <span className="absolute top-4 left-4 flex gap-2">
        <StateBadge state={props.state} />
      </span>
      <Picture
        src={contentArtUrl(props.image)}
        side={256}
        className="art absolute right-5 bottom-2 size-36 transition duration-300 group-hover:scale-106"
      />
    </div>
  )
}
