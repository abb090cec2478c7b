import { CHIP, cx, useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { gameArt, gameGround } from '../../../shared/games/game-art.ts'
import { GameLink } from '../../../shared/games/game-link.tsx'
import { useGames } from '../../../shared/games/games.ts'

/** The games that count, each as a link to it; renders nothing until they are known. */
export function TournamentGames({ games }: { readonly games: readonly number[] }) {
  const t = useTranslations('content')
  const known = useGames(games, useLang())
  if (known.length === 0) return null
  return (
    <ul aria-label={t('tournamentGames')} className="flex flex-wrap gap-2">
      {known.map((game) => (
        <li key={game.gameID} className={cx(CHIP, 'relative py-1 pl-1.5')}>
          <span className={cx('ground grid size-8 place-items-center rounded-chip', gameGround(game.slug))}>
            <Picture src={gameArt(game.slug)} side={22} loading="lazy" />
          </span>
          <GameLink game={game} />
        </li>
      ))}
    </ul>
  )
}
