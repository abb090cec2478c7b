import type { SlotRules } from '@poyraz/games/machine-room'
import { countParts } from './count-part.ts'

/** Counts off the page, so that the reels never wait for it. */
addEventListener('message', ({ data }: MessageEvent<SlotRules>) => {
  for (const part of countParts(data)) postMessage(part)
})
