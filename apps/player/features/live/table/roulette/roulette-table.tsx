import { gameOf, RED, ROULETTE_SPOTS, tablePayout } from '@poyraz/games/tables'
import { formatMoney } from '@poyraz/text'
import { cx, useLang } from '@poyraz/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSignedIn } from '../../../../shared/session/session-store.ts'
import { BetList } from '../bet-list.tsx'
import { Caption } from '../caption.tsx'
import { ControlBar } from '../control-bar.tsx'
import { Countdown } from '../countdown.tsx'
import { LoginBar } from '../login-bar.tsx'
import { Presenter } from '../presenter.tsx'
import { RoomScenery } from '../room-scenery.tsx'
import { type Chip, useChips } from '../use-chips.ts'
import { useWide } from '../use-wide.ts'
import type { LiveTableView } from '../use-table.ts'
import { Layout } from './layout.tsx'
import { LastNumbers, NumberTile, Statistics } from './numbers.tsx'
import { Racetrack } from './racetrack.tsx'
import { useSpotName } from './spot-name.ts'
import { type Spin, Wheel } from './wheel.tsx'

const GAME = gameOf({ game: 'roulette' })
const SPOTS = [...ROULETTE_SPOTS.keys()]
const FELT = 'radial-gradient(120% 90% at 55% 0%, #1583a0 0%, #0d4f86 42%, #0a2d63 78%, #081d44 100%)'

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
  const spin = useSpin(view)
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
  const track = <Racetrack amount={value} isOpen={isOpen} marked={marked} onPlace={placeAll} onLight={light} />
  const wheel = <WheelWithCall spin={spin} view={view} marked={marked} payout={payout} staked={chips.staked} />
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
  return (
    <div className="relative isolate flex flex-1 flex-col overflow-hidden bg-night">
      <RoomScenery />
      {isWide ? (
        <WideScene view={view} payout={payout} staked={chips.staked} parts={{ board, track, wheel, bar }} />
      ) : (
        <TallScene view={view} payout={payout} staked={chips.staked} parts={{ board, track, wheel, bar }} />
      )}
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

type SceneProps = {
  readonly view: LiveTableView
  readonly payout: number | null
  readonly staked: number
  readonly parts: Readonly<Record<'board' | 'track' | 'wheel' | 'bar', ReactNode>>
}

function WideScene({ view, payout, staked, parts }: SceneProps) {
  const { table, state, results } = view
  return (
    <>
      <div className="relative z-10 flex items-start justify-between px-6 pt-4">
        <LastNumbers results={results} />
        <div className="flex items-center gap-6">
          <CallOf view={view} payout={payout} staked={staked} />
          <Countdown state={state} bettingMs={bettingMsOf(view)} />
        </div>
      </div>
      <Presenter
        name={table.presenter}
        className="absolute top-2 left-1/2 h-[34%] -translate-x-1/2"
      />
      <div className="relative mt-auto flex items-end pt-28">
        <Felt />
        <div className="relative z-10 flex w-[33%] flex-col gap-4 self-stretch pl-5">
          <div className="-mt-24 w-[min(100%,46vh)] self-center">{parts.wheel}</div>
          <div className="mt-auto pb-3">
            <Statistics results={results} />
          </div>
        </div>
        <div className="relative z-10 flex flex-1 flex-col items-center gap-2 px-6" style={{ perspective: '1500px' }}>
          <div
            className="flex w-full max-w-[min(60rem,92vh)] flex-col items-center gap-2"
            style={{ transform: 'rotateX(16deg)', transformOrigin: '50% 100%' }}
          >
            <div className="w-4/5">{parts.track}</div>
            {parts.board}
          </div>
        </div>
      </div>
      <div className="relative z-10 bg-[#081d44] px-5 pb-4">{parts.bar}</div>
    </>
  )
}

function TallScene({ view, payout, staked, parts }: SceneProps) {
  const { table, state, results } = view
  return (
    <>
      <div className="relative z-10 px-2 pt-1">
        <LastNumbers results={results} />
      </div>
      <div className="relative flex h-52 flex-none items-center justify-between px-3">
        <Presenter name={table.presenter} className="absolute bottom-0 left-1/2 h-44 -translate-x-[10%] opacity-95" />
        <div className="relative z-10 w-40">{parts.wheel}</div>
        <div className="relative z-10 flex flex-col items-end gap-3 self-start pt-2">
          <Countdown state={state} bettingMs={bettingMsOf(view)} />
          <CallOf view={view} payout={payout} staked={staked} />
        </div>
      </div>
      <div className="relative min-h-0 flex-1 overflow-y-auto px-3 pt-3 pb-4">
        <div className="absolute inset-0 min-h-full" style={{ background: FELT }} aria-hidden="true" />
        <div className="relative mx-auto flex max-w-form flex-col gap-4">
          {parts.board}
          {parts.track}
          <Statistics results={results} />
        </div>
      </div>
      {parts.bar}
    </>
  )
}

function Felt() {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 top-0 bottom-0">
      <div
        className="absolute inset-x-0 top-4 bottom-0"
        style={{ background: FELT, clipPath: 'ellipse(130% 100% at 50% 100%)' }}
      />
      <svg viewBox="0 0 1440 60" preserveAspectRatio="none" className="absolute inset-x-0 top-0 h-10 w-full">
        <path d="M0 44Q720 0 1440 44V60Q720 18 0 60Z" fill="#6d3d1d" />
        <path d="M0 44Q720 0 1440 44" fill="none" stroke="#e0b069" strokeWidth="2" />
        <path d="M0 60Q720 18 1440 60" fill="none" stroke="#3a1f0f" strokeWidth="3" />
      </svg>
    </div>
  )
}

function CallOf({ view, payout, staked }: Pick<SceneProps, 'view' | 'payout' | 'staked'>) {
  return <Caption view={view} won={payout !== null && payout > staked ? payout : null} result={useResultWords(view)} />
}

/** Names the number and its colour once it has fallen. */
function useResultWords({ state }: LiveTableView): { readonly number: string; readonly colour: string } | null {
  const t = useTranslations('table.colours')
  const number = numberOf(state.outcome)
  if (state.phase !== 'result' || number === null) return null
  return { number: String(number), colour: t(colourOf(number)) }
}

function WheelWithCall(props: {
  readonly spin: Spin | null
  readonly view: LiveTableView
  readonly marked: number | null
  readonly payout: number | null
  readonly staked: number
}) {
  const t = useTranslations('table')
  const lang = useLang()
  const { view, marked, payout, staked } = props
  const words = useResultWords(view)
  const isWon = payout !== null && payout > staked
  return (
    <div className="relative">
      <Wheel spin={props.spin} marked={view.state.phase === 'drawing' ? null : marked} label={t('wheel')} />
      {words && (
        <div
          aria-hidden="true"
          className={cx(
            'rise absolute -top-2 right-0 flex items-center gap-2.5 rounded-control border bg-night/95 px-3 py-2 text-white shadow-art',
            isWon ? 'border-lamp' : 'border-white/25',
          )}
        >
          <NumberTile label={words.number} />
          <p className="text-sm leading-snug">
            <span className="block font-bold">
              {words.number} {words.colour}
            </span>
            {isWon ? (
              <span className="font-bold text-lamp">+{formatMoney(BigInt(payout), lang)}</span>
            ) : (
              <span className="text-xs">{t('phases.result')}</span>
            )}
          </p>
        </div>
      )}
    </div>
  )
}

const colourOf = (number: number) => (number === 0 ? 'green' : RED.has(number) ? 'red' : 'black')

function numberOf(outcome: unknown): number | null {
  const { number } = (outcome ?? {}) as { readonly number?: unknown }
  return typeof number === 'number' ? number : null
}

const lastNumber = ([label]: readonly string[]) => (label === undefined ? null : Number(label))

function payoutOf(spots: ReadonlyMap<string, number>, number: number): number {
  return tablePayout(
    GAME,
    [...spots].map(([spot, amount]) => ({ spot, amount })),
    { number },
  )
}

/** The spin of this round, and of the last one until the next mark. Times are the server's. */
function useSpin({ state, results }: LiveTableView): Spin | null {
  const [spin, setSpin] = useState<Spin | null>(null)
  const number = numberOf(state.outcome)
  const last = lastNumber(results)
  useEffect(() => {
    if (state.phase === 'drawing' && number !== null) {
      setSpin((now) => (now?.endMs === state.endsAt ? now : { number, startMs: state.at, endMs: state.endsAt }))
    } else if (state.phase === 'betting' && last !== null) {
      // A ball that landed long ago.
      setSpin((now) => now ?? { number: last, startMs: state.at - 2, endMs: state.at - 1 })
    } else if (number !== null) {
      setSpin((now) => now ?? { number, startMs: state.at - 2, endMs: state.at - 1 })
    }
  }, [state, number, last])
  return spin
}

/** Length of the betting phase: the longest remainder that this page has seen. */
const bettingMsOf = ({ state }: LiveTableView) => Math.max(1, state.endsAt - state.at)
