import { assert, type Kurus, kurus, unreachable } from '@poyraz/kernel'
import type { Caption } from './shown.ts'
import { expectPhase, giveStakeBack, takeStake, UNDECIDED } from './stake.ts'
import { type Announcement, paidKurus, type StudioEvent, type StudioState } from './state.ts'

const NOTHING: Caption = { kind: 'nothing' }

/**
 * Returns the next state of the studio; nothing else changes it. Throws on an event that cannot happen in the
 * phase.
 */
export function apply(state: StudioState, event: StudioEvent): StudioState {
  switch (event.kind) {
    case 'opened': {
      const { kind: _kind, ...opened } = event
      return lockStake({ ...state, ...opened, phase: 'idle' })
    }
    case 'staked':
      expectPhase(state, 'idle', 'resting')
      return { ...state, stakeKurus: event.stakeKurus, notice: null }
    case 'funded':
      return lockStake({ ...state, funds: event.funds })
    case 'credited':
      expectPhase(state, 'idle')
      return { ...state, balanceKurus: event.balanceKurus }
    case 'pressed':
      return pressed(state, event.priceKurus)
    case 'noticed':
      return { ...state, notice: event.notice, noticeText: '' }
    case 'refused': {
      const { notice, text: noticeText } = event
      expectPhase(state, 'asking')
      return { ...giveStakeBack(state), phase: 'resting', stopped: null, notice, noticeText }
    }
    case 'stopped': {
      const { notice } = event
      const refused = state.phase === 'asking' && !UNDECIDED.includes(notice)
      const before = refused ? giveStakeBack(state) : state
      return { ...before, phase: 'stopped', notice, noticeText: '', prompt: null, stopped: null }
    }
    default:
      return applyShow(state, event)
  }
}

/** Starts a round: the stake is taken, and everything of the last round is cleared. */
function pressed(state: StudioState, priceKurus: Kurus | undefined): StudioState {
  expectPhase(state, 'idle')
  const takenKurus = priceKurus ?? (state.funds?.free ? kurus(0) : state.stakeKurus)
  const cleared = {
    caption: NOTHING,
    tag: null,
    shownKurus: kurus(0),
    announcement: null,
    notice: null,
    coins: null,
    cascade: null,
    heldWilds: [],
    stopped: [],
  }
  return { ...takeStake(state, takenKurus), ...cleared, phase: 'asking' }
}

type ShowEvent = Exclude<
  StudioEvent,
  { kind: 'opened' | 'staked' | 'funded' | 'credited' | 'pressed' | 'noticed' | 'refused' | 'stopped' }
>

/** Handles the events from the reply until the round has been shown. */
function applyShow(state: StudioState, event: ShowEvent): StudioState {
  switch (event.kind) {
    case 'answered':
      expectPhase(state, 'asking', 'showing')
      return { ...state, phase: 'showing', round: event.round, notice: null }
    case 'resumed':
      return resumed(state, event)
    case 'landed':
      return { ...state, window: event.window, stopped: null, caption: NOTHING, tag: null }
    case 'stopped-reels':
      return { ...state, stopped: event.heights }
    case 'spun':
      return { ...state, announcement: announcementOf(state, event.payKurus) }
    case 'coined':
      return { ...state, coins: event.coins }
    case 'held':
      return { ...state, heldWilds: event.wilds }
    case 'cascaded':
      return { ...state, cascade: event.cascade }
    case 'stepped':
      return { ...state, announcement: { ...event, kind: 'step' } }
    case 'captioned':
      return { ...state, caption: event.caption }
    case 'tagged':
      return { ...state, tag: event.tag }
    case 'plated':
      return { ...state, plate: event.plate }
    case 'sum-shown':
      return { ...state, shownKurus: event.shownKurus }
    case 'featured':
      return { ...state, feature: event.feature }
    case 'prompted':
      return { ...state, prompt: event.prompt }
    case 'shown':
      return shown(state)
    case 'rested':
      expectPhase(state, 'resting')
      return { ...state, phase: 'idle' }
    default:
      return unreachable(event)
  }
}

/**
 * Resumes a settled round. The balance is already without the stake. The win, as far as it was not spent
 * since, is added once it has been shown.
 */
function resumed(state: StudioState, event: Extract<ShowEvent, { kind: 'resumed' }>): StudioState {
  expectPhase(state, 'idle')
  const { round, takenKurus, betKurus, feature, shownKurus } = event
  const withoutWin = round.balanceKurus - paidKurus(round)
  return {
    ...takeStake(state, takenKurus),
    phase: 'showing',
    round,
    stakeKurus: betKurus,
    balanceKurus: kurus(withoutWin > 0n ? withoutWin : 0n),
    feature,
    heldWilds: [],
    shownKurus,
  }
}

function shown(state: StudioState): StudioState {
  expectPhase(state, 'showing')
  const { round } = state
  assert(round, 'a round was shown')
  const netKurus = kurus(state.session.netKurus + paidKurus(round))
  return {
    ...state,
    phase: 'resting',
    balanceKurus: round.balanceKurus,
    takenKurus: kurus(0),
    session: { ...state.session, netKurus },
    feature: null,
    // The sign shows the last free spin, and the caption the whole round.
    cascade: state.feature ? null : state.cascade,
    announcement: { kind: 'round', round, balanceKurus: round.balanceKurus },
    prompt: null,
    results: state.results + 1,
  }
}

function announcementOf({ feature }: StudioState, payKurus: Kurus): Announcement {
  assert(feature, 'a free spin is one of a feature')
  return { kind: 'free-spin', done: feature.done, total: feature.total, payKurus }
}

/** Sets the fixed stake of free spins. */
function lockStake(state: StudioState): StudioState {
  const free = state.funds?.free
  return free ? { ...state, stakeKurus: free.stakeKurus } : state
}
