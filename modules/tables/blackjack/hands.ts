import type { tableState } from '@poyraz/contract'
import {
  type BlackjackPlay,
  dealerMs,
  dealMs,
  type HouseTable,
  holeSlot,
  readBlackjackSpot,
  type SeatPlay,
} from '@poyraz/games/tables'
import { kurus } from '@poyraz/kernel'
import type { Spots } from '../store/bets.ts'
import type { Room } from '../store/rooms.ts'

/**
 * The hands of a round as they are stored. In the stages `deal` and `dealer` the table only shows cards; in
 * the others it waits for decisions.
 */
export type StoredHands = {
  readonly stage: 'deal' | 'insurance' | 'turns' | 'dealer'
  readonly stageMs: number
  readonly play: BlackjackPlay
  /** Stakes on the first hands by seat number, in kuruş. */
  readonly stakes: Readonly<Record<number, number>>
}

/** Returns the stage that follows a deal, a decision or a timeout. */
export function nextStage(table: HouseTable, hands: StoredHands, play: BlackjackPlay): StoredHands {
  const isOver = play.stage === 'over'
  const stageMs = isOver ? dealerMs(play.dealer.length) : table.pace.drawingMs
  return { ...hands, play, stage: play.stage === 'over' ? 'dealer' : play.stage, stageMs }
}

export function dealtHands(play: BlackjackPlay, stakes: StoredHands['stakes']): StoredHands {
  return { stage: 'deal', stageMs: dealMs(play.seats.length), play, stakes }
}

/**
 * Returns the play that players may see. A deal that ends the round at once already has all cards of the
 * dealer; while it is shown, only the first one lies open.
 */
export function shownPlay({ stage, play }: StoredHands): BlackjackPlay {
  if (stage !== 'deal') return play
  return { ...play, dealer: play.dealer.slice(0, 1), slot: holeSlot(play.seats.length) + 1 }
}

/** Returns the slots whose cards lie open: all dealt ones, without the hole card until it is turned. */
export function openSlots({ seats, slot, dealer }: BlackjackPlay): readonly number[] {
  const hole = holeSlot(seats.length)
  const isTurned = dealer.length > 1
  return Array.from({ length: slot }, (_, place) => place).filter((place) => place !== hole || isTurned)
}

/** Adds up the stakes on first hands by seat. */
export function mainStakes(bets: readonly Spots[]): Readonly<Record<number, number>> {
  const stakes: Record<number, number> = {}
  for (const spots of bets) {
    for (const [spot, amount] of Object.entries(spots)) {
      const read = readBlackjackSpot(spot)
      if (read?.kind === 'main') stakes[read.seat] = (stakes[read.seat] ?? 0) + amount
    }
  }
  return stakes
}

type PublicHands = NonNullable<ReturnType<typeof tableState.parse>['hands']>

/** The public view of a round with hands: its open cards, and whose turn it is. */
export function presentHands({ hands, taken }: Pick<Room, 'hands' | 'taken'>): PublicHands {
  if (!hands)
    return { stage: 'betting', stageMs: 0, taken: [...taken], step: 0, turn: null, dealer: [], seats: [] }
  const { stage, stageMs, stakes } = hands
  const play = shownPlay(hands)
  const presentSeat = ({ seat, hands: own, insurance }: SeatPlay) => ({
    seat,
    stake: kurus(stakes[seat] ?? 0),
    insurance,
    hands: own.map((hand) => ({ ...hand, cards: [...hand.cards] })),
  })
  return {
    stage,
    stageMs,
    taken: [...taken],
    step: play.moves.length,
    // During the deal nobody may decide yet.
    turn: stage === 'turns' ? play.turn : null,
    dealer: [...play.dealer],
    seats: play.seats.map(presentSeat),
  }
}
