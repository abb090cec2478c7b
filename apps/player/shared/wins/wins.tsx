import { late, Skeleton } from '@poyraz/ui'
import { useRef } from 'react'
import { useAfterFirstView } from '../after-first-view.ts'
import { useHouse } from '../house.ts'
import { useNear } from '../near.ts'

const HEIGHT = 'min-h-100'

const WinsList = late(() => import('./wins-list.tsx').then((module) => module.WinsList), {
  waiting: <Skeleton className={`${HEIGHT} rounded-banner`} />,
})

/** The latest wins of all players, loaded when the place comes near the screen. */
export function Wins() {
  const { publicWins } = useHouse()
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const firstViewStands = useAfterFirstView()
  if (!publicWins) return null
  return (
    <div ref={place} className={near ? undefined : HEIGHT}>
      {near && firstViewStands && <WinsList />}
    </div>
  )
}
