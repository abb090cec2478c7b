import { assert, kurus, unreachable } from '@poyraz/kernel'
import { expectPhase, giveStakeBack, takeStake, UNDECIDED } from '../round/stake.ts'
import { type OriginalEvent, type OriginalRound, type OriginalState, STRIP_MOST } from './state.ts'

/**
 * Returns the next state of an open original; nothing else changes it. Throws on an event that cannot happen
 * in the phase.
 */
export function applyOriginal(state: OriginalState, event: OriginalEvent): OriginalState {
  switch (event.kind) {
    case 'opened': {
      const { kind: _kind, ...opened } = event
      return { ...state, ...opened, phase: 'idle' }
    }
    case 'recalled':
      return { ...state, strip: [...state.strip, ...event.strip].slice(0, STRIP_MOST) }
    case 'staked':
      expectPhase(state, 'idle', 'resting')
      return { ...state, stakeKurus: event.stakeKurus, notice: null }
    case 'optioned':
      expectPhase(state, 'idle', 'resting')
      return { ...state, options: event.options, notice: null }
    case 'funded':
      return { ...state, funds: event.funds }
    case 'credited':
      expectPhase(state, 'idle')
      return { ...state, balanceKurus: event.balanceKurus }
    case 'plated':
      return { ...state, plate: event.plate }
    case 'noticed':
      return { ...state, notice: event.notice, noticeText: '' }
    default:
      return applyRound(state, event)
  }
}

type RoundEvent = Extract<
  OriginalEvent,
  { kind: 'pressed' | 'chose' | 'answered' | 'adopted' | 'shown' | 'rested' | 'refused' | 'stopped' }
>

function applyRound(state: OriginalState, event: RoundEvent): OriginalState {
  switch (event.kind) {
    case 'pressed':
      expectPhase(state, 'idle')
      return { ...takeStake(state, state.stakeKurus), notice: null, phase: 'asking' }
    case 'chose':
      expectPhase(state, 'idle')
      return { ...state, notice: null, phase: 'asking' }
    case 'answered':
      expectPhase(state, 'asking')
      return { ...state, phase: 'showing', round: event.round, showMs: event.showMs, notice: null }
    case 'adopted':
      return adopted(state, event)
    case 'shown':
      return shown(state)
    case 'rested':
      expectPhase(state, 'resting')
      return { ...state, phase: 'idle' }
    case 'refused':
      expectPhase(state, 'asking')
      return { ...giveStakeBack(state), phase: 'resting', notice: event.notice, noticeText: event.text }
    case 'stopped': {
      const isRefused = state.phase === 'asking' && !UNDECIDED.includes(event.notice)
      const kept = isRefused ? giveStakeBack(state) : state
      return { ...kept, phase: 'stopped', notice: event.notice, noticeText: '' }
    }
    default:
      return unreachable(event)
  }
}

/** The command has been shown. The stake of an open round stays taken; a closed one pays its win. */
function shown(state: OriginalState): OriginalState {
  expectPhase(state, 'showing')
  const { round } = state
  assert(round, 'a round was shown')
  const paid = { ...state, phase: 'resting', balanceKurus: round.balanceKurus, takenKurus: kurus(0) } as const
  return round.isOpen ? paid : settled(paid, round)
}

function settled(state: OriginalState, round: OriginalRound): OriginalState {
  const { roundId, outcome, stakeKurus, winKurus } = round
  const strip = [{ roundId, outcome, stakeKurus, winKurus }, ...state.strip]
  const netKurus = kurus(state.session.netKurus + winKurus)
  return {
    ...state,
    session: { ...state.session, netKurus },
    results: state.results + 1,
    strip: strip.slice(0, STRIP_MOST),
  }
}

function adopted(state: OriginalState, event: Extract<OriginalEvent, { kind: 'adopted' }>): OriginalState {
  const { round, balanceKurus, options, notice } = event
  const at = { ...giveStakeBack(state), phase: 'resting', round, balanceKurus, options, notice } as const
  const stakeKurus = round.isOpen ? round.stakeKurus : state.stakeKurus
  return { ...at, stakeKurus, noticeText: '', results: state.results + 1 }
}
