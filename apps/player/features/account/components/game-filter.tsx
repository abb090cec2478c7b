import { SelectField, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { callQuery } from '../../../shared/endpoint/queries.ts'
import { EVERY } from '../history-filter.ts'

const GAMES_MAX = 250

/** Selects one game, or all of them. */
export function GameFilter(props: { readonly game: string; readonly onChoose: (game: string) => void }) {
  const t = useTranslations('history')
  const label = useTranslations('account')('game')
  const { data } = useQuery(callQuery('casino.games_list', { limit: GAMES_MAX, offset: 0 }, useLang()))
  const games = (data?.data ?? []).map(({ gameID, name }) => ({ value: String(gameID), label: name }))
  return (
    <SelectField
      label={label}
      options={[{ value: EVERY, label: t('every') }, ...games]}
      value={props.game}
      onChange={(event) => props.onChoose(event.target.value)}
    />
  )
}
