import { assert, type Kurus, kurus, unreachable } from '@poyraz/kernel'
import type { Caption, Phase, StudioEvent, StudioState } from './state.ts'

const NOTHING: Caption = { kind: 'nothing' }

/** The studio's only way from one state to the next. Throws on an event that cannot happen in the phase. */
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
    case 'pressed': {
      expectPhase(state, 'idle')
      const takenKurus = state.funds?.free ? kurus(0) : state.stakeKurus
      return {
        ...moved(state, kurus(-takenKurus)),
        takenKurus,
        phase: 'asking',
        caption: NOTHING,
        toldKurus: kurus(0),
        notice: null,
      }
    }
    case 'noticed':
      return { ...state, notice: event.notice }
    case 'refused':
      expectPhase(state, 'asking')
      return { ...moved(state, state.takenKurus), phase: 'resting', notice: event.notice }
    case 'stopped':
      return { ...state, phase: 'stopped', notice: event.notice, prompt: null }
    default:
      return applyShow(state, event)
  }
}

type ShowEvent = Exclude<
  StudioEvent,
  { kind: 'opened' | 'staked' | 'funded' | 'pressed' | 'noticed' | 'refused' | 'stopped' }
>

/** From the answer to the end of its show. */
function applyShow(state: StudioState, event: ShowEvent): StudioState {
  switch (event.kind) {
    case 'answered':
      expectPhase(state, 'asking')
      return { ...state, phase: 'showing', round: event.round, notice: null }
    case 'resumed':
      expectPhase(state, 'idle')
      return {
        ...state,
        phase: 'showing',
        round: event.round,
        stakeKurus: event.round.stakeKurus,
        balanceKurus: kurus(event.round.balanceKurus - event.round.winKurus),
        feature: event.feature,
        toldKurus: event.toldKurus,
      }
    case 'landed':
      return { ...state, window: event.window, caption: NOTHING }
    case 'captioned':
      return { ...state, caption: event.caption }
    case 'told':
      return { ...state, toldKurus: event.toldKurus }
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

function shown(state: StudioState): StudioState {
  expectPhase(state, 'showing')
  const { round } = state
  assert(round, 'a round was shown')
  const netKurus = kurus(state.session.netKurus + round.winKurus)
  return {
    ...state,
    phase: 'resting',
    balanceKurus: round.balanceKurus,
    session: { ...state.session, netKurus },
    feature: null,
    prompt: null,
    results: state.results + 1,
  }
}

/** Free spins have one stake. */
function lockStake(state: StudioState): StudioState {
  const free = state.funds?.free
  return free ? { ...state, stakeKurus: free.stakeKurus } : state
}

/** The stake leaving or coming back: balance and net position move together. */
function moved(state: StudioState, byKurus: Kurus): StudioState {
  const { balanceKurus, session } = state
  return {
    ...state,
    balanceKurus: balanceKurus === null ? null : kurus(balanceKurus + byKurus),
    session: { ...session, netKurus: kurus(session.netKurus + byKurus) },
  }
}

function expectPhase(state: StudioState, ...phases: readonly Phase[]): void {
  assert(phases.includes(state.phase), `${state.phase} is not one of ${phases.join(', ')}`)
}
