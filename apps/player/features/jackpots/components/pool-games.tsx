import { useLang } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { GameIcon } from '../../../shared/games/game-icon.tsx'
import { usePlayAddress } from '../../../shared/games/play-address.ts'
import type { Pool } from '../../../shared/jackpots/jackpots.ts'

/** Links to the games that fill a pool, on its banner. */
export function PoolGames({ pool }: { readonly pool: Pool }) {
  const t = useTranslations('jackpots')
  const lang = useLang()
  const addressOf = usePlayAddress()
  if (pool.games.length === 0) return <p className="relative text-sm">{t('noGames')}</p>
  return (
    <ul aria-label={t('games')} className="relative flex flex-wrap gap-2">
      {pool.games.map(({ gameID, slug, name }) => (
        <li key={gameID}>
          <Link
            {...addressOf(gameID)}
            className="flex min-h-11 items-center gap-2 rounded-control bg-night/45 py-1 pr-4 pl-1 text-sm font-semibold hover:bg-night/70"
          >
            <GameIcon slug={slug} />
            {name[lang]}
          </Link>
        </li>
      ))}
    </ul>
  )
}
