import { Lattice } from '@poyraz/ui'
import { type ReactNode, useRef } from 'react'
import { useSeen } from '../../../shared/near.ts'
import { Caption } from './caption.tsx'
import { Countdown } from './countdown.tsx'
import { clothOf, Felt } from './felt.tsx'
import { OnStage } from './on-stage.tsx'
import { RoomScenery } from './room-scenery.tsx'
import type { Play } from './use-play.tsx'
import type { LiveTableView } from './use-table.ts'
import { useWide } from './use-wide.ts'

type FrameProps = {
  readonly view: LiveTableView
  readonly play: Play
  /** The result in words, once it is known. */
  readonly call: string | null
  /** Latest results, in the upper corner. */
  readonly latest: ReactNode
  /** Button of the rules, beside them. */
  readonly rules?: ReactNode
  /** A stage in which the table waits for players: its length and name. */
  readonly waiting?: { readonly lengthMs: number; readonly name: string } | null
  /** Cards or dice, in the middle of the felt. */
  readonly stage: ReactNode
  /** The draw in brief, from closed bets on: phones show it while the stage is scrolled out of sight. */
  readonly brief?: ReactNode
  /** The spots that take chips. */
  readonly board: ReactNode
  /** Roads or statistics. */
  readonly side: ReactNode
  /** A tall layout leaves no room above it: on wide screens the stage stands over the statistics. */
  readonly isBoardTall?: boolean
}

/** The scene of a table whose cards or dice lie in the middle: presenter, felt, layout and bar. */
export function SceneFrame(props: FrameProps) {
  const Scene = useWide() ? Wide : Tall
  return (
    <div className="relative isolate flex flex-1 flex-col overflow-hidden bg-night">
      <RoomScenery />
      <Scene {...props} />
      {props.play.list}
    </div>
  )
}

function Wide(props: FrameProps) {
  const { view, play } = props
  const { table, state } = view
  return (
    <>
      <div className="relative z-10 flex items-start justify-between px-6 pt-4">
        <div className="flex items-end gap-4">
          {props.latest}
          {props.rules}
        </div>
        <div className="flex items-center gap-6">
          <CallOf {...props} />
          <Countdown state={state} bettingMs={table.bettingMs} stage={props.waiting ?? null} />
        </div>
      </div>
      <div className="absolute left-1/2 -translate-x-1/2" style={{ bottom: '62%', height: '36%' }}>
        <OnStage table={table} className="h-full" />
      </div>
      <Felt game={table.game} />
      <div className="absolute inset-x-0 bottom-0 overflow-hidden" style={{ top: '40%' }}>
        <Lattice />
      </div>
      <div className="absolute bottom-26 left-5 z-10 flex flex-col gap-5" style={{ width: '27%' }}>
        {props.isBoardTall && props.stage}
        {props.side}
      </div>
      <div
        className="absolute right-6 bottom-26 z-10 flex flex-col justify-end gap-4"
        style={{ top: '39%', width: '68%' }}
      >
        {!props.isBoardTall && <div className="min-h-0 flex-1">{props.stage}</div>}
        {props.board}
      </div>
      <div className="absolute inset-x-5 bottom-3 z-20">{play.bar}</div>
    </>
  )
}

function Tall(props: FrameProps) {
  const { view, play } = props
  const { table, state } = view
  return (
    <>
      <div className="relative z-10 flex items-center justify-between gap-2 px-2 pt-1">
        {props.latest}
        <div className="flex-none">{props.rules}</div>
      </div>
      <div className="relative flex h-28 flex-none items-end justify-between gap-2 px-3 pb-2">
        <OnStage table={table} className="absolute bottom-0 left-1/2 h-28 -translate-x-1/2" />
        <div className="relative z-10">
          <Countdown state={state} bettingMs={table.bettingMs} stage={props.waiting ?? null} />
        </div>
        <div className="relative z-10">
          <CallOf {...props} />
        </div>
      </div>
      <section
        aria-label={table.name}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes the focus
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto"
      >
        <div className="relative min-h-full px-3 pt-3 pb-4" style={{ background: clothOf(table.game) }}>
          <Lattice />
          <div className="relative mx-auto flex max-w-form flex-col gap-4">
            <ScrolledStage brief={props.brief}>{props.stage}</ScrolledStage>
            {props.board}
            {props.side}
          </div>
        </div>
      </section>
      {play.bar}
    </>
  )
}

/** The stage of a phone, which scrolls with the bets. While its top is out of sight, its brief stays in sight. */
function ScrolledStage({ brief, children }: { readonly brief: ReactNode; readonly children: ReactNode }) {
  const top = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(top)
  return (
    <>
      {brief && !isSeen && (
        <div
          aria-hidden="true"
          className="pointer-events-none sticky top-2 z-20 -mb-4 flex h-0 justify-center"
        >
          <div className="flex h-12 items-center gap-2.5 rounded-chip border border-white/25 bg-night/90 px-4 text-white shadow-art">
            {brief}
          </div>
        </div>
      )}
      <div className="relative">
        <div ref={top} className="absolute top-12 size-px" />
        {children}
      </div>
    </>
  )
}

function CallOf({ view, play, call }: FrameProps) {
  const { payout, chips } = play
  return <Caption view={view} won={payout !== null && payout > chips.staked ? payout : null} result={call} />
}
