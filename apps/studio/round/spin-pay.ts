import type { SlotRules } from '@poyraz/games'
import { type Kurus, kurus } from '@poyraz/kernel'
import { payOf } from './pays.ts'
import type { StudioState } from './state.ts'

type Seen = Pick<StudioState, 'caption' | 'feature' | 'round'>

/**
 * Returns what the current free spin has paid so far, as the sum below the reels says it. After the message
 * of the end that sum is the one of the round, and the spin keeps its own.
 */
export function spinPay(rules: SlotRules, { caption, feature, round }: Seen): Kurus {
  if (caption.kind !== 'sum') return kurus(0)
  const isOver = feature !== null && feature.done === feature.total
  if (!round || !isOver || caption.toKurus !== round.winKurus) return caption.toKurus
  return payOf(rules, round.outcome.spins[feature.done]?.units ?? 0, round.stakeKurus)
}
