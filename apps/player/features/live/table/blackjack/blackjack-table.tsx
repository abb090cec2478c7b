import { blackjack, readBlackjackSpot } from '@poyraz/games/tables'
import { cx, Lattice } from '@poyraz/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLeftMs } from '../../../../shared/tables/table-states.ts'
import { Caption } from '../caption.tsx'
import { Countdown } from '../countdown.tsx'
import { clothOf } from '../felt.tsx'
import { LatestResults } from '../latest-results.tsx'
import { Presenter } from '../presenter.tsx'
import { RoomScenery } from '../room-scenery.tsx'
import { RulesButton } from '../rules-sheet.tsx'
import { type Play, type SceneProps, usePlay } from '../use-play.tsx'
import type { LiveTableView } from '../use-table.ts'
import { useWide } from '../use-wide.ts'
import { DealerHand, TableWords } from './dealer-hand.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { Focus } from './focus-hands.tsx'
import { useHandCall } from './hand-words.ts'
import { type OwnSeat, ownSeat } from './own-seat.ts'
import { BlackjackRules } from './rules-sheet.tsx'
import { SeatRow } from './seat-row.tsx'
import { useDecide } from './use-decide.ts'
import { type VisibleHands, visibleHands } from './visible-hands.ts'

const SPOTS = [...blackjack.spots]

/** The scene of a blackjack table: dealer, seven seats, the player's hands, and bets or decisions below. */
export function BlackjackTable(props: SceneProps) {
  const { view } = props
  const { state } = view
  const play = usePlay(props, { spots: SPOTS, nameOf: useSpotName() })
  const [isRules, showRules] = useState(false)
  const own = ownSeat(state, play.chips)
  const decisions = useDecide(view, own.seat, play.chips)
  const left = useLeftMs(state.endsAt)
  const visible: VisibleHands = state.hands
    ? visibleHands(state.hands, left, state.phase === 'result')
    : { dealer: [], seats: [], isDealt: false }
  return (
    <div className="relative isolate flex flex-1 flex-col overflow-hidden bg-night">
      <RoomScenery />
      <Top view={view} play={play} own={own} onRules={() => showRules(true)} />
      <Table view={view} play={play} own={own} visible={visible} />
      <div className="relative z-20 lg:px-5 lg:pb-3">
        {own.seat !== null && decisions.moves.length > 0 ? (
          <DecisionBar view={view} play={play} seat={own.seat} decisions={decisions} />
        ) : (
          play.bar
        )}
      </div>
      {play.list}
      {isRules && <BlackjackRules onClose={() => showRules(false)} />}
    </div>
  )
}

/** Names spots by their seat: `3. koltuk · 21+3`. */
function useSpotName() {
  const t = useTranslations('table.hands')
  return (spot: string): string => {
    const read = readBlackjackSpot(spot)
    if (!read) return spot
    const { kind, seat } = read
    if (kind === 'behind') return t('behindOf', { seat })
    if (kind === 'double' || kind === 'split') return `${t('seat', { seat })} · ${t(`${kind}Of`)}`
    return `${t('seat', { seat })} · ${t(kind)}`
  }
}

type PartProps = { readonly view: LiveTableView; readonly play: Play; readonly own: OwnSeat }

/** Above the table: latest results, rules, presenter, call and countdown. */
function Top(props: PartProps & { onRules(): void }) {
  const { view } = props
  return (
    <>
      <div className="relative z-10 flex items-start justify-between gap-3 px-6 pt-4 max-lg:px-2 max-lg:pt-1">
        <LatestResults view={view} />
        <RulesButton onClick={props.onRules} />
      </div>
      <div className="relative flex h-24 flex-none items-end justify-between gap-2 px-3 pb-2 lg:-mt-14 lg:h-44 lg:px-6 lg:pb-5">
        <Presenter
          name={view.table.presenter}
          className="absolute bottom-0 left-1/2 h-full -translate-x-1/2"
        />
        <Clock {...props} />
        <Call {...props} />
      </div>
    </>
  )
}

/** The countdown of the bets, or of the stage in which the table waits for players. */
function Clock({ view: { table, state } }: PartProps) {
  const t = useTranslations('table.hands.stages')
  const { stage, stageMs = 0 } = state.hands ?? {}
  const isWaiting = state.phase === 'drawing' && (stage === 'turns' || stage === 'insurance')
  return (
    <div className="relative z-10">
      <Countdown
        state={state}
        bettingMs={table.bettingMs}
        stage={isWaiting ? { lengthMs: stageMs, name: t(stage) } : null}
      />
    </div>
  )
}

function Call({ view, play, own }: PartProps) {
  const result = useHandCall(view, own.seat)
  const won = play.payout !== null && play.payout > play.chips.staked ? play.payout : null
  return (
    <div className="relative z-10">
      <Caption view={view} won={won} result={result} />
    </div>
  )
}

/** The felt with the dealer's cards, the seats and the hands in the middle. */
function Table(props: PartProps & { readonly visible: VisibleHands }) {
  const { view, visible } = props
  const isWide = useWide()
  return (
    <section
      aria-label={view.table.name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes the focus
      tabIndex={0}
      className="relative min-h-0 flex-1 overflow-x-hidden overflow-y-auto"
    >
      <div
        className="relative flex min-h-full flex-col gap-1.5 px-2 pt-2 pb-3 lg:gap-1 lg:pb-1"
        style={{
          background: clothOf(view.table.game),
          borderTop: '8px solid #6d3d1d',
          borderRadius: '50% 50% 0 0 / 34px 34px 0 0',
          boxShadow: 'inset 0 2px 0 #e0b069',
        }}
      >
        <Lattice />
        <DealerHand visible={visible} />
        <TableWords />
        {/* Dealt cards end below the words of the felt, beside which the outer seats have room. */}
        <div className={cx('relative', visible.seats.length > 0 && 'lg:-mt-11')}>
          <SeatRow {...props} isWide={isWide} />
        </div>
        <div className="flex flex-1 flex-col justify-center max-lg:relative max-lg:min-h-16">
          <Focus {...props} isWide={isWide} />
        </div>
      </div>
    </section>
  )
}
