import { assert, err, ok, unreachable } from '@poyraz/kernel'
import { type Rules, refusalOf } from '@poyraz/rounds'
import { buyFeature } from './buy.ts'
import type { ChoiceCommand, Feature, Step } from './feature.ts'
import { freeSpinsFeature } from './free-spins.ts'
import { gambleFeature } from './gamble.ts'
import type { ChoiceMachine } from './machine.ts'
import type { ChoiceOutcome } from './outcome.ts'
import { pickFeature } from './pick.ts'

/** `going` is the private state of the feature; null before the spin and after the end of the round. */
export type ChoiceState = { readonly going: unknown; readonly outcome: ChoiceOutcome | null }

export type ChoiceRound = Rules<ChoiceState, ChoiceCommand, ChoiceOutcome>

const OPEN: ChoiceState = { going: null, outcome: null }
const CLOSE: readonly ChoiceCommand[] = [{ kind: 'close' }]

/** Returns the rules of a round with decisions: a spin, then the decisions of the feature if it comes. */
export function choiceRound(machine: ChoiceMachine): ChoiceRound {
  const { choice } = machine.rules
  switch (choice.kind) {
    case 'free-spins':
      return roundOf(freeSpinsFeature(machine, choice) as Feature<unknown>)
    case 'pick':
      return roundOf(pickFeature(machine, choice) as Feature<unknown>)
    case 'gamble':
      return roundOf(gambleFeature(machine, choice) as Feature<unknown>)
    case 'buy':
      return roundOf(buyFeature(machine, choice) as Feature<unknown>)
    default:
      return unreachable(choice)
  }
}

function roundOf(feature: Feature<unknown>): ChoiceRound {
  const round: ChoiceRound = {
    open: () => OPEN,
    legal({ going, outcome }, by) {
      if (outcome !== null) return []
      if (going === null) return by === 0 ? feature.firsts : []
      if (by === 'table') return CLOSE
      return by === 0 ? feature.legal(going) : []
    },
    apply(state, sent, draws) {
      const refusal = refusalOf(round, state, sent)
      if (refusal !== null) return err(refusal)
      const { command } = sent
      const { going } = state
      if (going === null) return ok(stateOf(feature.begin(command, draws)))
      if (command.kind === 'close') return ok(stateOf(feature.close(going, draws)))
      return ok(stateOf(feature.decide(going, command, draws)))
    },
    outcome: ({ outcome }) => outcome,
    view: ({ going, outcome }) => (going === null ? { outcome } : feature.view(going)),
  }
  return round
}

function stateOf(step: Step<unknown>): ChoiceState {
  return 'going' in step ? { going: step.going, outcome: null } : { going: null, outcome: step.outcome }
}

/** Plays a whole round with the first command and the default decisions. */
export function playUsual(machine: ChoiceMachine, draws: Parameters<ChoiceRound['apply']>[2]): ChoiceOutcome {
  const round = choiceRound(machine)
  const opened = round.open(1, draws)
  const [command] = round.legal(opened, 0)
  assert(command, 'a round has a first command')
  const spun = round.apply(opened, { by: 0, command }, draws)
  assert(spun.ok, 'a first command is accepted')
  const done = spun.value.outcome
    ? spun
    : round.apply(spun.value, { by: 'table', command: { kind: 'close' } }, draws)
  assert(done.ok && done.value.outcome, 'a closed round has an outcome')
  return done.value.outcome
}
