import { playPaths } from '@poyraz/site/play'
import { buttonClass } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import { gameArt, gameGround } from '../../../shared/games/game-art.ts'
import { PlayerBanner } from './player-banner.tsx'

/** Leads back to the unfinished round, or to the last played game. */
export function ResumeBanner({ round }: { readonly round: Item<'casino.rounds'> }) {
  const t = useTranslations('home.resume')
  const isOpen = round.state === 'open'
  return (
    <PlayerBanner
      label={isOpen ? t('open') : t('last')}
      title={round.gameName}
      text={isOpen ? t('openText') : t('lastText')}
      ground={gameGround(round.slug)}
      art={gameArt(round.slug)}
      className="flex-2"
    >
      <Link
        to={playPaths.play}
        params={{ type: 'slot', id: String(round.gameID) }}
        className={buttonClass({ variant: 'lamp' })}
      >
        {t('play')}
        <span className="sr-only"> · {round.gameName}</span>
      </Link>
    </PlayerBanner>
  )
}
