import { rulesHash, soloDraws } from '@poyraz/fairness'
import { compile, play, type SlotRules } from '@poyraz/games'
import { TRIAL_ROUNDS } from './trial-figures.ts'

/** Seeds of a trial; both are made on this device. */
export type TrialSeeds = { readonly serverSeed: Uint8Array; readonly clientSeed: string }

/** Plays the rounds of a trial as the server plays paid ones; returns their pays, in units. */
export function* playTrial(rules: SlotRules, seeds: TrialSeeds): Generator<number> {
  const machine = compile(rules)
  const round = { ...seeds, gameId: rules.gameId, rulesHash: rulesHash(rules), stream: 'main' }
  for (let nonce = 1; nonce <= TRIAL_ROUNDS; nonce++) {
    yield play(machine, soloDraws({ ...round, nonce })).units
  }
}
