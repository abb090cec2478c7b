import { sportsPaths } from '@poyraz/site/sports'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { useUpcoming } from '../hooks/use-upcoming.ts'
import { useWatchList } from '../prices/use-prices.ts'
import { DAYS, type Day, type listSearch } from '../search.ts'
import { VirtualBanner } from '../virtual/virtual-banner.tsx'
import { ChoiceChip } from './choice-chip.tsx'
import { EventList } from './event-list.tsx'
import { Highlight } from './highlight.tsx'
import { LeagueChoice } from './league-choice.tsx'
import { LiveStrip } from './live-strip.tsx'
import { SeasonBanner } from './season-banner.tsx'
import { SportChips } from './sport-chips.tsx'

const route = getRouteApi(`/open/sports${sportsPaths.home}`)
type Search = ReturnType<typeof listSearch>

/** Live matches, the match of the day, the next champion, and the matches that are not yet played. */
export function SportsHomePage() {
  const t = useTranslations('sports')
  const navigate = route.useNavigate()
  const { sport, day } = route.useSearch()
  usePageTitle(t('title'))
  useWatchList()
  const change = (next: Search) => void navigate({ search: next, resetScroll: false })
  return (
    <div className="flex flex-col gap-5">
      <h1 className="sr-only">{t('title')}</h1>
      <SportChips chosen={sport} onChoose={(next) => change(searchOf(next, day))} />
      <LiveStrip sport={sport} />
      <div className="flex flex-col gap-5 empty:hidden xl:flex-row xl:gap-3">
        <Highlight sport={sport} />
        <SeasonBanner sport={sport} />
      </div>
      {sport === undefined && <VirtualBanner />}
      <Upcoming sport={sport} day={day} onDay={(next) => change(searchOf(sport, next))} />
    </div>
  )
}

function searchOf(sport: Search['sport'], day: Search['day']): Search {
  return { ...(sport ? { sport } : {}), ...(day ? { day } : {}) }
}

function Upcoming(props: {
  readonly sport: Search['sport']
  readonly day: Search['day']
  readonly onDay: (day: Day) => void
}) {
  const t = useTranslations('sports')
  const { sport, day } = props
  const { list, isTodayOver } = useUpcoming(sport, day)
  const shown = day ?? (isTodayOver ? null : 'today')
  return (
    <section aria-label={t('upcoming')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl">{t('upcoming')}</h2>
        <div className="flex gap-2">
          {DAYS.map((one) => (
            <ChoiceChip key={one} chosen={shown === one} onChoose={() => props.onDay(one)}>
              {t(`days.${one}`)}
            </ChoiceChip>
          ))}
        </div>
        <span className="ml-auto max-md:w-full">
          <LeagueChoice sport={sport} />
        </span>
      </div>
      {isTodayOver && <p className="text-sm text-muted">{t('todayOver')}</p>}
      <EventList list={list} />
    </section>
  )
}
