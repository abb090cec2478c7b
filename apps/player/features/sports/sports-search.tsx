import { addressOf } from '@poyraz/site'
import { sportsPaths } from '@poyraz/site/sports'
import { useTranslations } from 'use-intl'
import type { Item } from '../../shared/endpoint/procedures.ts'
import { callQuery } from '../../shared/endpoint/queries.ts'
import { useWhen } from '../../shared/i18n/when.ts'
import { FoundLine } from '../../shared/manifest/found-line.tsx'
import type { SearchKind } from '../../shared/manifest/search-kind.ts'
import { SportMark } from './components/sport-mark.tsx'

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

/** It uses texts of the search, because the texts of the sportsbook are not loaded on every page. */
function FoundSports({ item }: { readonly item: Found }) {
  const t = useTranslations('searching.sport')
  const when = useWhen()
  const { kind, sport, name, leagueName, country, state, startsAt } = item
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
      end={state === 'live' ? t('live') : startsAt && when(startsAt)}
    />
  )
}
