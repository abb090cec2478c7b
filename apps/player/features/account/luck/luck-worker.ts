import { drawsFrom, rulesHash, soloDraws } from '@poyraz/fairness'
import { compile, play, type SlotRules } from '@poyraz/games'
import { type LuckSlice, luckBands } from './luck-bands.ts'

/** Rounds that stand for all rounds of a game. */
const SAMPLE_ROUNDS = 20_000
const SEED_BYTES = 32

export type LuckRequest = { readonly rules: SlotRules; readonly slices: readonly LuckSlice[] }

/** Plays rounds by the published rules, off the page, and draws histories from them. */
addEventListener('message', ({ data: { rules, slices } }: MessageEvent<LuckRequest>) => {
  const machine = compile(rules)
  const serverSeed = crypto.getRandomValues(new Uint8Array(SEED_BYTES))
  const seeds = {
    serverSeed,
    clientSeed: 'local',
    gameId: rules.gameId,
    rulesHash: rulesHash(rules),
    nonce: 1,
  }
  const draws = soloDraws({ ...seeds, stream: 'main' })
  const wins = Array.from({ length: SAMPLE_ROUNDS }, () => play(machine, draws).units / rules.unitsPerBet)
  postMessage(luckBands(slices, { wins, random: drawsFrom(randomWords()).int }))
})

/** Words of the browser's generator, fetched in blocks. */
function randomWords(): () => number {
  const block = new Uint32Array(4096)
  let next = block.length
  return () => {
    if (next === block.length) {
      crypto.getRandomValues(block)
      next = 0
    }
    return block[next++] as number
  }
}
