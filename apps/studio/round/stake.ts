import { assert, type Kurus, kurus } from '@poyraz/kernel'
import type { GameState, Notice, Phase } from './state.ts'

type Staked = Pick<GameState, 'balanceKurus' | 'session' | 'takenKurus'>

/** After these errors it is unknown whether the round was played: the next start finds out. */
export const UNDECIDED: readonly Notice[] = ['lost', 'outdated']

/** Subtracts the stake from both the balance and the net result of the session. */
export function takeStake<S extends Staked>(state: S, takenKurus: Kurus): S {
  const { balanceKurus, session } = state
  return {
    ...state,
    takenKurus,
    balanceKurus: balanceKurus === null ? null : kurus(balanceKurus - takenKurus),
    session: { ...session, netKurus: kurus(session.netKurus - takenKurus) },
  }
}

/** Adds the stake back after a refusal. */
export function giveStakeBack<S extends Staked>(state: S): S {
  return { ...takeStake(state, kurus(-state.takenKurus)), takenKurus: kurus(0) }
}

/** Throws unless the game is in one of these phases. */
export function expectPhase(state: { readonly phase: Phase }, ...phases: readonly Phase[]): void {
  assert(phases.includes(state.phase), `${state.phase} is not one of ${phases.join(', ')}`)
}
