import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { refusalOf } from '../../../shared/endpoint/queries.ts'
import { useGame } from '../../../shared/games/games.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { notify } from '../../../shared/notices/notices.ts'
import { launchQuery } from '../api/init-game.ts'
import { GameBar } from './game-bar.tsx'
import { GameFrame } from './game-frame.tsx'
import { OpeningScreen } from './opening-screen.tsx'

const EXPLAINED_MS = 5000

/** A game in its page: a slim bar, and the game in the rest of the room. */
export function GameHost({ gameID, demo }: { readonly gameID: number; readonly demo: boolean }) {
  const t = useTranslations('play')
  const room = useRef<HTMLDivElement>(null)
  const lang = useLang()
  const game = useGame(gameID, lang)
  const launch = useQuery(launchQuery(gameID, demo, lang))
  const name = game?.name ?? ''
  usePageTitle(name ? (demo ? t('demoTitle', { name }) : t('title', { name })) : null)
  useFailedLaunch(launch.error)
  useUnfinishedRound(launch.data?.roundInProgress ?? null)
  return (
    <div ref={room} data-room="game" className="relative flex flex-1 flex-col bg-night">
      <GameBar game={game} gameID={gameID} demo={demo} room={room} />
      <div className="relative flex-1">
        {launch.data ? (
          <GameFrame url={launch.data.url} slug={game?.slug ?? ''} name={name} demo={demo} />
        ) : null}
        {launch.isPending ? <OpeningScreen slug={game?.slug ?? ''} name={name} /> : null}
      </div>
    </div>
  )
}

/** A game that cannot be opened sends the player home, with the reason. */
function useFailedLaunch(error: Error | null): void {
  const navigate = useNavigate()
  const failureText = useFailureText()
  const reason = error ? failureText(refusalOf(error)) : null
  useEffect(() => {
    if (reason === null) return
    notify(reason, { tone: 'negative', timeoutMs: EXPLAINED_MS })
    void navigate({ to: '/', replace: true })
  }, [reason, navigate])
}

function useUnfinishedRound(roundID: string | null): void {
  const t = useTranslations('play')
  const text = t('roundOpen')
  useEffect(() => {
    if (roundID) notify(text, { timeoutMs: EXPLAINED_MS })
  }, [roundID, text])
}
