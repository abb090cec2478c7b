import { getRouteApi } from '@tanstack/react-router'
import { GameHost } from './game-host.tsx'

const play = getRouteApi('/open/players/play/slot/$id')
const demo = getRouteApi('/open/worded/demo/slot/$id')

export function PlayPage() {
  const gameID = Number(play.useParams().id)
  return <GameHost key={gameID} gameID={gameID} demo={false} />
}

export function DemoPage() {
  const gameID = Number(demo.useParams().id)
  return <GameHost key={gameID} gameID={gameID} demo />
}
