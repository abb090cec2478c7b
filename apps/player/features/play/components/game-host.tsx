import { late, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { refusalOf } from '../../../shared/endpoint/queries.ts'
import { type CurrentGame, launching, useCurrentGame } from '../../../shared/games/current-game.ts'
import { type Game, useGame } from '../../../shared/games/games.ts'
import { rememberGame } from '../../../shared/games/last-game.ts'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { explain } from '../../../shared/notices/notices.ts'
import { launchQuery } from '../api/init-game.ts'
import { useFailedLaunch } from '../hooks/use-failed-launch.ts'
import { GameBar } from './game-bar.tsx'
import { GameFrame } from './game-frame.tsx'
import { MissingGame } from './missing-game.tsx'
import { OpeningScreen } from './opening-screen.tsx'

const home = () => '/'

/** Loaded after the game has begun to load. */
const BonusQuestion = late(() => import('./bonus-question.tsx').then((module) => module.BonusQuestion))

/** The page of a game: a slim bar, and the game in the remaining space. */
export function GameHost({ gameID, demo }: { readonly gameID: number; readonly demo: boolean }) {
  const t = useTranslations('play')
  const room = useRef<HTMLDivElement>(null)
  // A claimed bonus changes what pays for the rounds: the game is opened again.
  const [claims, setClaims] = useState(0)
  const chosen = useCurrentGame((state) => state.current)
  const listed = useGame(gameID, useLang())
  const game = listed ?? gameOf(chosen, gameID)
  const launch = useQuery(launchQuery(gameID, demo))
  const name = game?.name ?? ''
  usePageTitle(name ? (demo ? t('demoTitle', { name }) : t('title', { name })) : null)
  useEffect(() => launching(gameID, 'slot'), [gameID])
  useEffect(() => {
    if (!demo) rememberGame(gameID)
  }, [gameID, demo])
  const isMissing = refusalOf(launch.error)?.error === 'not_found'
  useFailedLaunch(isMissing ? null : launch.error, home)
  useUnfinishedRound(launch.data?.roundInProgress ?? null)
  if (isMissing) return <MissingGame />
  return (
    <div ref={room} data-room="game" className="relative flex flex-1 flex-col bg-night">
      <GameBar name={name} game={game} gameID={gameID} demo={demo} room={room} />
      <div className="relative flex-1">
        {launch.data ? (
          <GameFrame
            key={claims}
            address={launch.data.address}
            slug={game?.slug ?? ''}
            name={name}
            demo={demo}
          />
        ) : null}
        {launch.data && !demo ? <BonusQuestion onClaimed={() => setClaims(claims + 1)} /> : null}
        {launch.isPending ? <OpeningScreen slug={game?.slug ?? ''} name={name} /> : null}
      </div>
    </div>
  )
}

function useUnfinishedRound(roundID: string | null): void {
  const t = useTranslations('play')
  const say = useEffectEvent(() => explain(t('roundOpen')))
  useEffect(() => {
    if (roundID) say()
  }, [roundID])
}

/**
 * Returns the game from the tile that opened it, so that its name and colours show before the catalogue has
 * loaded.
 */
function gameOf(current: CurrentGame | null, gameID: number): Game | null {
  const game = current?.gameType === 'slot' && current.gameID === gameID ? current.game : null
  return game && 'gameID' in game ? game : null
}
