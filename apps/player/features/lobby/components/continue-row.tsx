import { cx, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { gameArt, gameGround } from '../../../shared/games/game-art.ts'
import { GameLink } from '../../../shared/games/game-link.tsx'
import { type PlayedGame, playedGamesQuery } from '../../../shared/games/recent-games.ts'
import { RowSkeleton } from '../../../shared/games/row-skeleton.tsx'
import { useWhen } from '../../../shared/i18n/when.ts'
import { useSignedIn } from '../../../shared/session/session-store.ts'

/** Keeps the place of a player's row in the server's page, which is that of a visitor (see `index.html`). */
const PLAYERS_ONLY = 'hidden [[data-session]_&]:block'
const SHOWN_MAX = 12
const SKELETONS = 3
const CARD = 'rail-card'

/** The games that the player played last, above all rails. */
export function ContinueRow() {
  if (useSignedIn()) return <Played />
  return (
    <div aria-hidden="true" className={PLAYERS_ONLY}>
      <Waiting />
    </div>
  )
}

function Played() {
  const t = useTranslations('lobby')
  const { data, isPending } = useQuery(playedGamesQuery(useLang()))
  if (isPending) return <Waiting />
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="continue" className="flex flex-col gap-3">
      <h2 id="continue" className="text-xl md:text-2xl">
        {t('continue')}
      </h2>
      <ul className="scroll-row -mx-4 gap-3 px-4 md:gap-4 lg:mx-0 lg:px-0">
        {data.slice(0, SHOWN_MAX).map((played) => (
          <li key={played.game.gameID} className={CARD}>
            <Card {...played} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Card({ game, date }: PlayedGame) {
  const when = useWhen()
  return (
    <article className="relative flex h-17 items-center gap-3 overflow-hidden rounded-tile border border-line bg-surface pr-3 transition hover:border-line-strong">
      <span className={cx('ground grid h-full w-17 flex-none place-items-center', gameGround(game.slug))}>
        <Picture src={gameArt(game.slug)} side={48} loading="lazy" />
      </span>
      <div className="min-w-0">
        <h3 className="truncate text-base">
          <GameLink game={game} />
        </h3>
        <p className="truncate text-xs text-muted">
          <time dateTime={date}>{when(date)}</time>
        </p>
      </div>
    </article>
  )
}

function Waiting() {
  const title = useTranslations('lobby')('continue')
  return <RowSkeleton title={title} tiles={SKELETONS} tile={cx('h-17', CARD)} className="gap-3" />
}
