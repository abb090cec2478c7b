import type { Sport } from '@poyraz/contract'
import { addressOf } from '@poyraz/site'
import { sportsPaths } from '@poyraz/site/sports'
import { Select, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { linkTo } from '../../../shared/navigation/site-address.ts'
import { overviewQuery } from '../api/queries.ts'

/** Opens a league of a sport, or of all. */
export function LeagueChoice({ sport }: { readonly sport: Sport | undefined }) {
  const t = useTranslations('sports')
  const navigate = useNavigate()
  const { data } = useQuery(overviewQuery(useLang()))
  const options = (data?.data ?? [])
    .filter((one) => sport === undefined || one.sport === sport)
    .flatMap(({ leagues }) => leagues)
    .map(({ leagueID, name, country }) => ({ value: String(leagueID), label: `${name} · ${country}` }))
  return (
    <Select
      aria-label={t('chooseLeague')}
      invalid={false}
      options={[{ value: '', label: t('chooseLeague') }, ...options]}
      value=""
      onChange={({ target: { value } }) => {
        if (value) void navigate(linkTo(addressOf(sportsPaths.league, { id: value })))
      }}
    />
  )
}
