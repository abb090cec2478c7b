import { addressOf } from '@poyraz/site'
import { playPaths } from '@poyraz/site/play'
import { slotPaths } from '@poyraz/site/slots'
import { formatPercent } from '@poyraz/text'
import { buttonClass, useLang } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Picture } from '../../shared/art/picture.tsx'
import { callQuery } from '../../shared/endpoint/queries.ts'
import { gameArt, gameGround } from '../../shared/games/game-art.ts'
import { GameGrid } from '../../shared/games/game-grid.tsx'
import { type Game, quickAccessQuery } from '../../shared/games/games.ts'
import { recentGamesQuery } from '../../shared/games/recent-games.ts'
import { FoundLine } from '../../shared/manifest/found-line.tsx'
import type { SearchKind } from '../../shared/manifest/search-kind.ts'

/** Searches slots by name. Visitors open the demo, which needs no login. */
export const gameSearch: SearchKind<Game> = {
  name: 'game',
  title: 'games',
  limits: { panel: 5, page: 24 },
  query: (text, limit, lang) =>
    callQuery('casino.games_list', { searchGameName: text, offset: 0, limit }, lang),
  quick: quickAccessQuery,
  recent: recentGamesQuery,
  keyOf: ({ gameID }) => `game-${gameID}`,
  addressOf: ({ gameID }, signedIn) =>
    signedIn
      ? addressOf(playPaths.play, { type: 'slot', id: gameID })
      : addressOf(playPaths.demo, { id: gameID }),
  Line: GameLine,
  Results: GameResults,
}

function GameLine({ item: game }: { readonly item: Game }) {
  const t = useTranslations('game')
  const lang = useLang()
  return (
    <FoundLine
      art={<Picture src={gameArt(game.slug)} side={34} />}
      ground={gameGround(game.slug)}
      title={game.name}
      below={game.providerName}
      end={t('rtp', { rtp: formatPercent(game.rtp, lang) })}
    />
  )
}

function GameResults(props: {
  readonly items: readonly Game[]
  readonly total: number
  readonly query: string
}) {
  const t = useTranslations('searching')
  return (
    <>
      <GameGrid games={props.items} heading="h3" />
      {props.total > props.items.length && (
        <Link to={slotPaths.lobby} search={{ q: props.query }} className={buttonClass({ variant: 'quiet' })}>
          {t('allGames')}
        </Link>
      )}
    </>
  )
}
