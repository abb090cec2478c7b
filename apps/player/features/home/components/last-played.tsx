import { useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { useGames } from '../../../shared/games/games.ts'
import { GameRow } from './game-row.tsx'

const SHOWN_MAX = 12

/** The games that the player played last, the newest first. `games` are ids. */
export function LastPlayed({ games }: { readonly games: readonly number[] }) {
  const t = useTranslations('home')
  return (
    <GameRow
      id="last-played"
      title={t('lastPlayed')}
      games={useGames(games.slice(0, SHOWN_MAX), useLang())}
    />
  )
}
