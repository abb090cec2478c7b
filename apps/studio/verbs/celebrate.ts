import type { Kurus } from '@poyraz/kernel'
import { ticksAt } from '../round/count.ts'
import { type PlateTier, plateTierOf } from '../round/tier.ts'
import type { GameStudio } from '../studio.ts'

/** Duration of the count-up on the plate, and the number of its ticks. */
const COUNT: Record<PlateTier, { readonly ms: number; readonly ticks: number }> = {
  nice: { ms: 2400, ticks: 22 },
  big: { ms: 3600, ticks: 34 },
  grand: { ms: 5000, ticks: 48 },
  legend: { ms: 6400, ticks: 62 },
}
/** Time that the whole amount is shown. */
const READ_MS = 1900
/** Pause after the plate, so that a late tap on it does not start the next round. */
const REST_MS = 700

/**
 * Shows the plate of a large win: the amount counts up with a rising tick, and a tap finishes it. Does
 * nothing below the first rung of the ladder.
 */
export async function celebrate(
  studio: GameStudio,
  win: { winKurus: Kurus; stakeKurus: Kurus },
): Promise<void> {
  const { send, sounds, taps, frames, calm } = studio
  const tier = plateTierOf(win.winKurus, win.stakeKurus)
  if (!tier) return
  const countMs = calm ? 0 : COUNT[tier].ms
  const plate = { ...win, tier, countMs }
  send({ kind: 'plated', plate: { ...plate, counted: countMs === 0 } })
  sounds.play(tier)
  if (countMs > 0) {
    const stopTicks = tickAlong(studio, countMs, COUNT[tier].ticks)
    await taps.within(countMs)
    stopTicks()
    send({ kind: 'plated', plate: { ...plate, counted: true } })
    sounds.play('counted')
  }
  await taps.within(READ_MS)
  send({ kind: 'plated', plate: null })
  await frames.wait(REST_MS)
}

/** Plays the ticks of a count-up; returns a function that stops them. */
export function tickAlong({ frames, sounds }: GameStudio, ms: number, ticks: number): () => void {
  let heard = 0
  let live = true
  void frames.tween(ms, (progress) => {
    const due = ticksAt(progress, ticks)
    if (live && due > heard) sounds.play('tick', due / ticks)
    heard = due
  })
  return () => {
    live = false
  }
}
