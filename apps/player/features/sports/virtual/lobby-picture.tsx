import type { VirtualGameName } from '@poyraz/games/virtual'
import { useEffect, useRef } from 'react'
import { PitchGround } from './league/pitch-ground.tsx'
import { Keeper, Squad } from './league/squad.tsx'
import type { RunnerLook } from './race/art/pen.ts'
import { raceMoment } from './race/scene-moment.ts'
import { useIsNight } from './use-is-night.ts'

const COLORS = [
  ['#d6263c', '#ffffff'],
  ['#1d4fd0', '#f3c13a'],
  ['#0f8a57', '#ffffff'],
  ['#f07a2b', '#15181d'],
  ['#7d3bb8', '#f7f4ea'],
  ['#0fa3b1', '#f3c13a'],
  ['#15181d', '#e985b5'],
  ['#f3c13a', '#1d4fd0'],
] as const
const HOME = { teamID: 1, name: '', short: '', colors: ['#c4182f', '#ffffff'] }
const AWAY = { teamID: 2, name: '', short: '', colors: ['#1d4fd0', '#f3c13a'] }
/** A moment of a race that looks well: the field is spread and the leaders are close. */
const MOMENT = 0.44
const RUNNERS = { horses: 8, dogs: 6 } as const

/** A standing picture of a virtual game for the lobby. */
export function LobbyPicture({ game }: { readonly game: VirtualGameName }) {
  const isNight = useIsNight()
  if (game !== 'league') return <RacePicture kind={game} isNight={isNight} />
  return (
    <svg viewBox="0 6 200 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="size-full">
      <PitchGround id={99} isNight={isNight} />
      <Keeper team={HOME} />
      <Keeper team={AWAY} isAway />
      <Squad team={HOME} />
      <Squad team={AWAY} isAway />
      <circle cx="118" cy="49" r="2.6" fill="#fff" stroke="#15191d" strokeWidth="0.5" />
    </svg>
  )
}

function RacePicture({ kind, isNight }: { readonly kind: 'horses' | 'dogs'; readonly isNight: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isOver = false
    const element = canvas.current
    void import('./race/art/painter.ts').then(({ createStage, paintScene }) => {
      const pen = element?.getContext('2d')
      if (isOver || !element || !pen) return
      const ratio = Math.min(2, Math.max(1, Math.ceil(devicePixelRatio)))
      const [width, height] = [element.clientWidth, element.clientHeight]
      Object.assign(element, { width: width * ratio, height: height * ratio })
      const looks: readonly RunnerLook[] = COLORS.slice(0, RUNNERS[kind]).map((colors, place) => ({
        number: place + 1,
        colors,
        coat: place,
      }))
      const order = looks.map(({ number }) => number)
      const race = { roundID: `lobby/${kind}`, order, gaps: order.slice(1).map(() => 6) }
      paintScene(pen, createStage({ width, height, ratio, kind, isNight, looks }), raceMoment(race, MOMENT))
    })
    return () => {
      isOver = true
    }
  }, [kind, isNight])
  return <canvas ref={canvas} aria-hidden="true" className="absolute inset-x-0 bottom-0 h-72 w-full" />
}
