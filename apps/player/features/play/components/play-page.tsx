import { playPaths } from '@poyraz/site/play'
import { getRouteApi, useParams } from '@tanstack/react-router'
import { AreaHost } from './area-host.tsx'
import { GameHost } from './game-host.tsx'

const demo = getRouteApi(`/open/account-texts${playPaths.demo}`)

/** `/play/{type}/{id}`, optionally followed by a gaming type (real, fun) or the name of a provider. */
export function PlayPage() {
  const { type, id, x } = useParams({ strict: false })
  const gameID = Number(id)
  if (type === 'live' || type === 'virtual') {
    const kind = type === 'virtual' ? (x ?? null) : null
    return <AreaHost key={`${type}-${gameID}`} area={{ type, id: gameID, kind }} />
  }
  return <GameHost key={gameID} gameID={gameID} demo={x === 'fun'} />
}

export function DemoPage() {
  const gameID = Number(demo.useParams().id)
  return <GameHost key={gameID} gameID={gameID} demo />
}
