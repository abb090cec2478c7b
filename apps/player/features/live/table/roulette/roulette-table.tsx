import { ROULETTE_SPOTS } from '@poyraz/games/tables'
import { useState } from 'react'
import { useSignedIn } from '../../../../shared/session/session-store.ts'
import { BetList } from '../bet-list.tsx'
import { ControlBar } from '../control-bar.tsx'
import { LoginBar } from '../login-bar.tsx'
import { RoomScenery } from '../room-scenery.tsx'
import { type Chip, useChips } from '../use-chips.ts'
import type { LiveTableView } from '../use-table.ts'
import { useWide } from '../use-wide.ts'
import { Layout } from './layout.tsx'
import { Racetrack } from './racetrack.tsx'
import { lastNumber, numberOf, payoutOf } from './result-words.ts'
import { TallScene, WideScene } from './scenes.tsx'
import { useSpotName } from './spot-name.ts'
import { WheelWithCall } from './wheel-with-call.tsx'

const SPOTS = [...ROULETTE_SPOTS.keys()]

/** The scene of a roulette table: wheel, presenter, layout and bar, lying on wide screens, standing on phones. */
export function RouletteTable(props: {
  readonly view: LiveTableView
  readonly isListed: boolean
  onCloseList(): void
}) {
  const { view } = props
  const { table, state, results } = view
  const chips = useChips(view)
  const isSignedIn = useSignedIn()
  const isWide = useWide()
  const values = table.chips.map(Number)
  const [value, select] = useState(values[2] ?? values[0] ?? 0)
  const [lit, light] = useState<readonly number[]>([])
  const nameOf = useSpotName()
  const isOpen = state.phase === 'betting' && isSignedIn
  const number = numberOf(state.outcome)
  const payout = state.phase === 'result' && number !== null ? payoutOf(chips.spots, number) : null
  const marked = state.phase === 'result' ? number : lastNumber(results)
  const place = (spot: string, amount = value) => isOpen && chips.place([{ spot, amount }])
  const placeAll = (all: readonly Chip[]) => isOpen && chips.place(all)
  const board = (
    <Layout
      chips={chips.spots}
      crowd={state.crowd}
      marked={marked}
      lit={lit}
      isOpen={isOpen}
      isTall={!isWide}
      onPlace={place}
    />
  )
  const track = (
    <Racetrack amount={value} isOpen={isOpen} marked={marked} onPlace={placeAll} onLight={light} />
  )
  const wheel = <WheelWithCall view={view} marked={marked} payout={payout} staked={chips.staked} />
  const bar = isSignedIn ? (
    <ControlBar
      values={values}
      selected={value}
      chips={chips}
      isOpen={isOpen}
      payout={payout}
      onSelect={select}
      onDrop={place}
    />
  ) : (
    <LoginBar tableID={state.tableID} />
  )
  const Scene = isWide ? WideScene : TallScene
  return (
    <div className="relative isolate flex flex-1 flex-col overflow-hidden bg-night">
      <RoomScenery />
      <Scene view={view} payout={payout} staked={chips.staked} parts={{ board, track, wheel, bar }} />
      {props.isListed && (
        <BetList
          spots={SPOTS}
          nameOf={nameOf}
          amount={value}
          chips={chips}
          isOpen={isOpen}
          onPlace={({ spot, amount }) => place(spot, amount)}
          onClose={props.onCloseList}
        />
      )}
    </div>
  )
}
