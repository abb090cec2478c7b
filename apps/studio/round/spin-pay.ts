import type { SlotRules } from '@poyraz/games'
import { type Kurus, kurus } from '@poyraz/kernel'
import { payOf } from './pays.ts'
import type { StudioState } from './state.ts'

type Seen = Pick<StudioState, 'caption' | 'feature' | 'prompt' | 'round'>

/**
 * Returns what the current free spin has paid so far, as the sum below the reels says it. The message of the
 * end hides that sum, and after it the sum is the one of the round: the spin keeps its own.
 */
export function spinPay(rules: SlotRules, { caption, feature, prompt, round }: Seen): Kurus {
  const isOver = feature !== null && feature.done === feature.total
  const isWhole = caption.kind === 'sum' && caption.amountKurus === round?.winKurus
  if (round && isOver && (isWhole || prompt?.kind === 'feature-end'))
    return payOf(rules, round.outcome.spins[feature.done]?.units ?? 0, round.stakeKurus)
  return caption.kind === 'sum' ? caption.amountKurus : kurus(0)
}
