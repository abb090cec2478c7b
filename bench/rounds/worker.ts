import { parentPort } from 'node:worker_threads'
import type { SlotRules } from '../../packages/games/slots/rules.ts'
import { playRounds } from './play-rounds.ts'

/** Plays rounds of the rules it is sent, and answers with what it played. */
parentPort?.on('message', ({ rules, ms }: { readonly rules: SlotRules; readonly ms: number }) => {
  parentPort?.postMessage(playRounds(rules, ms))
})
