import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { launching, useCurrentGame } from '../../../shared/games/current-game.ts'
import { takeReturnAddress } from '../../../shared/navigation/return-address.ts'
import { type Area, areaLaunchQuery } from '../api/init-game.ts'
import { useFailedLaunch } from '../hooks/use-failed-launch.ts'
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
