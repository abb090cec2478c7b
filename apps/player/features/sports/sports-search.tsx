import { addressOf } from '@poyraz/site'
import { sportsPaths } from '@poyraz/site/sports'
import { useTranslations } from 'use-intl'
import type { Item } from '../../shared/endpoint/procedures.ts'
import { callQuery } from '../../shared/endpoint/queries.ts'
import { FoundLine } from '../../shared/manifest/found-line.tsx'
import type { SearchKind } from '../../shared/manifest/search-kind.ts'
import { SportMark } from './components/sport-mark.tsx'
import { useKickOff } from './hooks/use-kick-off.ts'

type Found = Item<'sports.search'>

/** Searches leagues, teams and open matches by name. A team leads to its league. */
export const sportsSearch: SearchKind<Found> = {
  name: 'sports',
  title: 'sports',
  limits: { panel: 4, page: 24 },
  query: (text, limit, lang) => callQuery('sports.search', { text, offset: 0, limit }, lang),
  keyOf: ({ kind, id }) => `sports-${kind}-${id}`,
  addressOf: ({ kind, id, leagueID }) =>
    kind === 'match' ? addressOf(sportsPaths.event, { id }) : addressOf(sportsPaths.league, { id: leagueID }),
  Line: FoundSports,
}

function FoundSports({ item }: { readonly item: Found }) {
  const t = useTranslations('sports.found')
  const { kind, sport, name, leagueName, country, state } = item
  return (
    <FoundLine
      art={<SportMark sport={sport} side={30} />}
      title={name}
      below={
        kind === 'league'
          ? `${t('league')} · ${country}`
          : kind === 'team'
            ? `${t('team')} · ${leagueName}`
            : leagueName
      }
      end={kind === 'match' && (state === 'live' ? t('live') : <KickOff startsAt={item.startsAt} />)}
    />
  )
}

function KickOff({ startsAt }: Pick<Found, 'startsAt'>) {
  const kickOff = useKickOff()
  if (startsAt === null) return null
  const { day, time } = kickOff(startsAt)
  return `${day} ${time}`
}
