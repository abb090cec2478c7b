import type { Sport } from '@poyraz/contract'
import { Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ChipCount } from '../../../shared/lists/filter-row.tsx'
import { overviewQuery } from '../api/queries.ts'
import { SPORTS } from '../kinds.ts'
import { ChoiceChip } from './choice-chip.tsx'
import { SportMark } from './sport-mark.tsx'

/** Chooses a sport, or all. `counts`: the matches that are counted beside its name, by default all that take bets. */
export function SportChips(props: {
  readonly chosen: Sport | undefined
  readonly counts?: 'live' | 'none'
  readonly onChoose: (sport: Sport | undefined) => void
}) {
  const t = useTranslations('sports')
  const { data, isPending } = useQuery(overviewQuery(useLang()))
  const overview = data?.data ?? []
  const offered = SPORTS.filter((sport) =>
    overview.some((one) => one.sport === sport && one.leagues.length > 0),
  )
  const countOf = (sport?: Sport) =>
    overview
      .filter((one) => sport === undefined || one.sport === sport)
      .reduce((sum, one) => sum + one.live + (props.counts === 'live' ? 0 : one.upcoming), 0)
  if (isPending) return <Skeleton className="h-13" />
  if (offered.length < 2) return null
  return (
    <div
      role="group"
      aria-label={t('allSports')}
      className="scroll-row -mx-4 gap-2 px-4 py-1 lg:-mx-1 lg:gap-1 lg:px-1"
    >
      {[undefined, ...offered].map((sport) => (
        <ChoiceChip
          key={sport ?? 'all'}
          chosen={props.chosen === sport}
          onChoose={() => props.onChoose(sport)}
          // All sports fit beside the coupon.
          className="lg:px-3"
        >
          {sport && <SportMark sport={sport} side={20} />}
          {sport ? t(`names.${sport}`) : t('all')}
          {props.counts !== 'none' && <ChipCount>{countOf(sport)}</ChipCount>}
        </ChoiceChip>
      ))}
    </div>
  )
}
