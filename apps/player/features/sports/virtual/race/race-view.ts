import type { RaceOutcome } from '@poyraz/games/virtual'
import { SECOND_MS } from '@poyraz/kernel'
import { serverNowMs, type TableState } from '../../../../shared/tables/table-states.ts'
import { type Pace, progressOf } from '../round-time.ts'
import type { SceneMoment } from './art/scene.ts'
import type { DecidedRace } from './race-course.ts'
import { finishMoment, gatesMoment, paradeMoment, raceMoment } from './scene-moment.ts'

/** Parts of a round of races as the picture shows them. */
export type RaceStageName = 'parade' | 'gates' | 'race' | 'result'

/** Share of the bets in which the runners already stand at the gates. */
const GATES_SHARE = 0.12

/** Returns the race of a state that has its outcome. */
export function raceOf({ outcome, roundID, phase }: TableState): DecidedRace | null {
  if (outcome === null || phase === 'betting') return null
  const { order, gaps } = outcome as unknown as RaceOutcome
  return { order, gaps, roundID }
}

export function stageOf(state: TableState, { bettingMs }: Pace, nowMs: number): RaceStageName {
  if (state.phase === 'result') return 'result'
  if (state.phase === 'drawing') return 'race'
  return state.endsAt - nowMs < GATES_SHARE * bettingMs ? 'gates' : 'parade'
}

type Shown = {
  readonly state: TableState
  readonly pace: Pace
  readonly runners: number
  readonly isStill: boolean
}

/** Returns the picture of a moment of the server's time. Without motion, the race is shown by its finish alone. */
export function sceneAt({ state, pace, runners, isStill }: Shown, nowMs: number): SceneMoment {
  const race = raceOf(state)
  const stage = stageOf(state, pace, nowMs)
  if (race && stage === 'result') return finishMoment(race)
  if (race && !isStill) return raceMoment(race, progressOf(state, pace, nowMs))
  if (stage === 'parade') return paradeMoment(runners, isStill ? runners : nowMs / SECOND_MS)
  return gatesMoment(runners)
}

export const progressNow = (state: TableState, pace: Pace) => progressOf(state, pace, serverNowMs())
