import type { SlotRules } from '@poyraz/games'
import { playTrial } from './play-trial.ts'

/** Rounds per message: the first ones are shown while the others are still computed. */
const BATCH = 50
const SEED_BYTES = 32

/** Plays a trial off the page, so that reels and buttons never wait for it. */
addEventListener('message', ({ data: rules }: MessageEvent<SlotRules>) => {
  const bytes = crypto.getRandomValues(new Uint8Array(2 * SEED_BYTES))
  const clientSeed = Array.from(bytes.subarray(SEED_BYTES), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  let batch: number[] = []
  for (const units of playTrial(rules, { serverSeed: bytes.subarray(0, SEED_BYTES), clientSeed })) {
    batch.push(units)
    if (batch.length < BATCH) continue
    postMessage(batch)
    batch = []
  }
  if (batch.length > 0) postMessage(batch)
})
