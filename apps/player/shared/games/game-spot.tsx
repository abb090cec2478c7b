import { late } from '@poyraz/ui'
import { type PointerEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Game } from './games.ts'
import { OpenInfo } from './info-button.tsx'

const GameInfo = late(() => import('./game-info.tsx').then((module) => module.GameInfo))
const GamePreview = late(() => import('./game-preview.tsx').then((module) => module.GamePreview))

/** A pointer that rests on a tile for this time opens the preview. */
const REST_MS = 450

export type Spot = { readonly game: Game; readonly tile: DOMRect }

/**
 * Area with tiles that have a sheet and, for a mouse, a preview. Both are loaded when they are first needed.
 * `games` are those of the tiles.
 */
export function GameSpot(props: { readonly games: readonly Game[]; readonly children: ReactNode }) {
  const [informed, setInformed] = useState<Game | null>(null)
  const { spot, close, watch } = usePreview(props.games)
  const open = useCallback(
    (game: Game) => {
      close()
      setInformed(game)
    },
    [close],
  )
  return (
    <OpenInfo value={open}>
      <div onPointerOver={watch} onPointerDown={close} className="flex flex-col gap-7 md:gap-8">
        {props.children}
      </div>
      {spot && <GamePreview key={spot.game.gameID} spot={spot} onClose={close} onInfo={open} />}
      {informed && <GameInfo game={informed} onClose={() => setInformed(null)} />}
    </OpenInfo>
  )
}

function usePreview(games: readonly Game[]) {
  const [spot, setSpot] = useState<Spot | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const close = useCallback(() => {
    clearTimeout(timer.current)
    setSpot(null)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  const watch = ({ pointerType, target }: PointerEvent) => {
    clearTimeout(timer.current)
    const tile = target instanceof Element ? target.closest('[data-game]') : null
    if (pointerType !== 'mouse' || !(tile instanceof HTMLElement)) return
    const game = games.find(({ gameID }) => String(gameID) === tile.dataset['game'])
    if (!game) return
    timer.current = setTimeout(() => setSpot({ game, tile: tile.getBoundingClientRect() }), REST_MS)
  }
  return { spot, close, watch }
}
