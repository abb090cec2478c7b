import { assert, type Kurus, kurus } from '@poyraz/kernel'
import { betOf, payOf } from '../round/pays.ts'
import type { Round } from '../round/state.ts'
import type { Step } from '../round/steps.ts'
import { isCelebrated, type Tier, tierOf } from '../round/tier.ts'
import { tagOf, type WinTag } from '../round/win-tag.ts'
import type { Studio } from '../studio.ts'
import { celebrate, tickAlong } from './celebrate.ts'

/** Duration of the count-up beside the symbols, and the number of its ticks. */
const COUNT_MS = 700
const TICKS = 7
/** Duration of a badge's flight into the amount. */
const FLIGHT_MS = 720
/** Time that winning symbols have the screen for themselves before a plate covers them. */
const SYMBOLS_MS = 900
/** Pause after a result, before the next step: of a plain one, of a win, of a free spin. */
const PLAIN_MS = 450
const READ_MS = 500
const FREE_SPIN_READ_MS = 900

/**
 * Shows the wins of a spin: the symbols move, the amount appears beside them, multipliers fly into it, and a
 * large win of a whole round has its plate. A result of no more than the stake is only written.
 */
export async function showWins(
  studio: Studio,
  round: Round,
  step: Extract<Step, { kind: 'wins' }>,
): Promise<void> {
  const { game, sounds, frames } = studio
  const { stakeKurus } = round
  const { rules } = game
  const betKurus = betOf(rules, round)
  assert(rules.mapping !== 'book-1', 'wins of a spin are those of reels')
  const [before, after] = [step.unitsBefore, step.unitsAfter].map((units) =>
    payOf(game.rules, units, betKurus),
  )
  assert(before !== undefined && after !== undefined, 'both amounts are there')
  const payKurus = kurus(after - before)
  const tier = tierOf(payKurus, stakeKurus)
  const lively = isCelebrated(tier)
  studio.scene?.light(step.spin.wins, lively)
  if (lively) {
    const tag = tagOf(rules, step.spin, { wins: step.spin.wins, stakeKurus: betKurus, payKurus })
    await showTag(studio, tag)
  }
  if (!lively) sounds.play(tier)
  await frames.wait(lively ? READ_MS : PLAIN_MS)
  await showSum(studio, round, { index: step.index, payKurus, shownKurus: after })
}

/** Shows the whole win of a spin: the plate of a large one, its sum below the reels, and the total of the round. */
export async function showSum(
  studio: Studio,
  round: Round,
  {
    index,
    payKurus,
    shownKurus,
  }: { readonly index: number; readonly payKurus: Kurus; readonly shownKurus: Kurus },
): Promise<void> {
  const { send, frames } = studio
  const { stakeKurus } = round
  const whole = round.outcome.spins.length === 1
  const tier = tierOf(payKurus, stakeKurus)
  // Single free spins are not celebrated as large wins: only the total of the round is.
  if (whole && isCelebrated(tier)) await celebratePlate(studio, tier, { winKurus: payKurus, stakeKurus })
  // After its only spin the sum is that of the round: lines come before a hold-and-win or covers.
  const sumKurus = whole ? shownKurus : payKurus
  const inFeature = round.outcome.spins[index]?.mode === 'free'
  const sum = { tier: tierOf(sumKurus, stakeKurus), amountKurus: sumKurus }
  send({ kind: 'captioned', caption: { kind: 'sum', ...sum, isFree: inFeature || isUnpaid(studio) } })
  send({ kind: 'sum-shown', shownKurus })
  if (inFeature) send({ kind: 'spun', payKurus })
  if (!whole) await frames.wait(FREE_SPIN_READ_MS)
}

/** True if a bonus pays the round that is shown. The film of a round takes no stake either, but it had one. */
export const isUnpaid = ({ store, sharedRound }: Studio): boolean =>
  store.getState().takenKurus === 0n && sharedRound === null

async function celebratePlate(
  studio: Studio,
  tier: Tier,
  win: Parameters<typeof celebrate>[1],
): Promise<void> {
  if (tier !== 'win') await studio.frames.wait(SYMBOLS_MS)
  studio.send({ kind: 'tagged', tag: null })
  await celebrate(studio, win)
}

/** Shows the amount beside the symbols: it counts up, then the multipliers fly into it one after the other. */
async function showTag(studio: Studio, tag: WinTag): Promise<void> {
  const { send, sounds, frames, calm } = studio
  if (calm) return send({ kind: 'tagged', tag: { ...tag, stage: 'whole' } })
  send({ kind: 'tagged', tag })
  sounds.play('win')
  const stopTicks = tickAlong(studio, COUNT_MS, TICKS)
  await frames.wait(COUNT_MS)
  stopTicks()
  if (tag.badges.length === 0) return
  send({ kind: 'tagged', tag: { ...tag, stage: 'flying' } })
  sounds.play('badge')
  await frames.wait(FLIGHT_MS)
  send({ kind: 'tagged', tag: { ...tag, stage: 'whole' } })
  sounds.play('landed')
}
