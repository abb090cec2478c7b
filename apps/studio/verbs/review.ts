import { payOf } from '../round/pays.ts'
import { isCelebrated, tierOf } from '../round/tier.ts'
import { tagOf } from '../round/win-tag.ts'
import type { Studio } from '../studio.ts'

const SUM_MS = 1500
const WIN_MS = 1700

/**
 * After a celebrated round, shows its wins once one by one, then the sum again. Runs while the game is idle
 * and ends as soon as the next round begins.
 */
export async function reviewWins(studio: Studio): Promise<void> {
  const { game, frames, send, store } = studio
  const { round, announcement } = store.getState()
  const spin = round?.outcome.spins.length === 1 ? round.outcome.spins[0] : undefined
  const { rules } = game
  // A cascade has shown each of its groups, which are gone.
  if (!round || !spin || rules.mapping === 'book-1' || !('wins' in spin) || spin.wins.length < 2) return
  const { winKurus, stakeKurus } = round
  const tier = tierOf(winKurus, stakeKurus)
  if (!isCelebrated(tier)) return
  const isOver = () => store.getState().announcement !== announcement
  await frames.wait(SUM_MS)
  for (const win of spin.wins) {
    if (isOver()) return
    const payKurus = payOf(rules, win.units * spin.multiplier, stakeKurus)
    studio.scene?.light([win], true)
    const tag = tagOf(rules, spin, { wins: [win], stakeKurus, payKurus })
    send({ kind: 'tagged', tag: { ...tag, stage: 'whole' } })
    send({ kind: 'captioned', caption: { kind: 'win', win, payKurus, multiplier: spin.multiplier } })
    await frames.wait(WIN_MS)
  }
  if (isOver()) return
  studio.scene?.light(spin.wins, true)
  send({ kind: 'tagged', tag: null })
  // Only of wins above the stake, which read the same for every spin.
  send({ kind: 'captioned', caption: { kind: 'sum', tier, amountKurus: winKurus, isFree: false } })
}
