import { livePaths } from '@poyraz/site/live'
import { virtualPaths } from '@poyraz/site/virtual'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { launching, useCurrentGame } from '../../../shared/games/current-game.ts'
import { takeReturnAddress } from '../../../shared/navigation/return-address.ts'
import { type Area, areaLaunchQuery } from '../api/init-game.ts'
import { useFailedLaunch } from '../hooks/use-failed-launch.ts'
import type { LaunchAddress } from '../launch-address.ts'
import { GameBar } from './game-bar.tsx'
import { GameFrame } from './game-frame.tsx'
import { OpeningScreen } from './opening-screen.tsx'

/**
 * The page of a live table or of virtual games. A failed launch opens the stored return address, else the
 * home page.
 */
export function AreaHost({ area }: { readonly area: Area }) {
  const room = useRef<HTMLDivElement>(null)
  const launch = useQuery(areaLaunchQuery(area))
  const name = useCurrentGame((state) => state.current?.gameName ?? '')
  useEffect(() => launching(area.id, 'live'), [area.id])
  useFailedLaunch(launch.error, takeReturnAddress)
  const table = launch.data && ownTable(launch.data.address)
  const game = launch.data && ownVirtual(launch.data.address)
  if (game !== null && game !== undefined)
    return game === '' ? (
      <Navigate to={virtualPaths.lobby} replace />
    ) : (
      <Navigate to={virtualPaths.game} params={{ game }} replace />
    )
  if (table) return <Navigate to={livePaths.table} params={{ id: table }} replace />
  return (
    <div ref={room} data-room="game" className="relative flex flex-1 flex-col bg-night">
      <GameBar name={name} game={null} gameID={area.id} demo={false} room={room} />
      <div className="relative flex-1">
        {launch.data ? (
          <GameFrame address={launch.data.address} slug="" name={name} demo={false} />
        ) : (
          <OpeningScreen slug="" name={name} />
        )}
      </div>
    </div>
  )
}

const OWN_TABLE = /^\/live\/table\/(\d+)$/

/** Returns the id of a table of the house, which is a page of this site; `null` for a game in a frame. */
function ownTable({ url, origin }: LaunchAddress): string | null {
  if (origin !== location.origin) return null
  return OWN_TABLE.exec(new URL(url, origin).pathname)?.[1] ?? null
}

const OWN_VIRTUAL = /^\/virtual(?:\/([a-z]+))?$/

/** Returns the virtual game of a launch that is a page of this site, empty for all of them; else `null`. */
function ownVirtual({ url, origin }: LaunchAddress): string | null {
  if (origin !== location.origin) return null
  const path = OWN_VIRTUAL.exec(new URL(url, origin).pathname)
  return path && (path[1] ?? '')
}
