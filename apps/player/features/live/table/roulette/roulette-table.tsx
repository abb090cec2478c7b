import { ROULETTE_SPOTS } from '@poyraz/games/tables'
import { useState } from 'react'
import { DrawnRules } from '../drawn-rules.tsx'
import { RoomScenery } from '../room-scenery.tsx'
import { type SceneProps, usePlay } from '../use-play.tsx'
import { useWide } from '../use-wide.ts'
import { Layout } from './layout.tsx'
import { Racetrack } from './racetrack.tsx'
import { lastNumber, numberOf } from './result-words.ts'
import { TallScene, WideScene } from './scenes.tsx'
import { useSpotName } from './spot-name.ts'
import { WheelWithCall } from './wheel-with-call.tsx'

const SPOTS = [...ROULETTE_SPOTS.keys()]

/** The scene of a roulette table: wheel, presenter, layout and bar, lying on wide screens, standing on phones. */
export function RouletteTable(props: SceneProps) {
  const { view } = props
  const { state, results } = view
  const nameOf = useSpotName()
  const play = usePlay(props, { spots: SPOTS, nameOf })
  const { chips, isOpen, payout } = play
  const isWide = useWide()
  const [lit, light] = useState<readonly number[]>([])
  const marked = state.phase === 'result' ? numberOf(state.outcome) : lastNumber(results)
  const board = (
    <Layout
      chips={chips.spots}
      crowd={state.crowd}
      marked={marked}
      lit={lit}
      isOpen={isOpen}
      isTall={!isWide}
      onPlace={play.place}
    />
  )
  const track = (
    <Racetrack amount={play.amount} isOpen={isOpen} marked={marked} onPlace={play.placeAll} onLight={light} />
  )
  const wheel = <WheelWithCall view={view} marked={marked} payout={payout} staked={chips.staked} />
  const rules = <DrawnRules game="roulette" isByHand={state.dealer !== null} nameOf={nameOf} />
  const Scene = isWide ? WideScene : TallScene
  return (
    <div className="relative isolate flex flex-1 flex-col overflow-hidden bg-night">
      <RoomScenery />
      <Scene
        view={view}
        payout={payout}
        staked={chips.staked}
        parts={{ board, track, wheel, rules, bar: play.bar }}
      />
      {play.list}
    </div>
  )
}
