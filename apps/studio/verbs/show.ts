import { assert, kurus } from '@poyraz/kernel'
import { grownWindow } from '../round/grown-window.ts'
import { holdsOf } from '../round/holds.ts'
import { payOf } from '../round/pays.ts'
import type { Feature, Round } from '../round/state.ts'
import { type Step, stepsAfter, stepsOf, unitsBefore } from '../round/steps.ts'
import { isCelebrated, type Tier, tierOf } from '../round/tier.ts'
import type { Scene } from '../scene/scene.ts'
import type { Studio } from '../studio.ts'

/** Duration of the count-up by tier; wins of no more than the stake appear at once. */
const COUNT_MS: Record<Tier, number> = { none: 0, neutral: 0, win: 700, big: 1900, grand: 3400 }
/** Pause after a result, by tier, before the next step. */
const READ_MS: Record<Tier, number> = { none: 0, neutral: 450, win: 500, big: 900, grand: 1200 }
const FREE_SPIN_READ_MS = 900
const FREE_SPIN_PAUSE_MS = 420
const AGAIN_MS = 1900
/** Pause after the last message of a round, so that a double press on it does not start the next round. */
const PLATE_REST_MS = 1000

/**
 * Shows a round from spin `fromSpin` to its end. Stores the progress before every spin, so that a reload
 * continues there.
 */
export async function showRound(studio: Studio, round: Round, fromSpin: number): Promise<void> {
  const { game, memory, shell } = studio
  for (const step of stepsAfter(stepsOf(game.rules, round.outcome), fromSpin)) {
    if (step.kind === 'spin')
      memory.writeProgress({ kind: 'showing', roundId: round.roundId, spinsShown: step.index })
    await showStep(studio, round, step)
  }
  memory.writeProgress({ kind: 'shown', roundId: round.roundId })
  studio.send({ kind: 'shown' })
  shell.tell({ type: 'poyraz:shown', balance: Number(round.balanceKurus) })
}

/** Returns the state of a round before spin `fromSpin`: the feature's counters and the win so far. */
export function standBefore(studio: Studio, round: Round, fromSpin: number) {
  const { rules } = studio.game
  const units = unitsBefore(stepsOf(rules, round.outcome), fromSpin)
  const before = round.outcome.spins[fromSpin - 1]
  const feature: Feature | null =
    before === undefined
      ? null
      : {
          done: fromSpin - 1,
          total: fromSpin - 1 + before.left,
          multiplier: rules.freeSpins?.multiplier ?? 1,
        }
  return { feature, toldKurus: payOf(rules, units, round.stakeKurus) }
}

async function showStep(studio: Studio, round: Round, step: Step): Promise<void> {
  switch (step.kind) {
    case 'spin':
      return showSpin(studio, step)
    case 'wins':
      return showWins(studio, round, step)
    case 'award':
      return showAward(studio, step)
    case 'feature-end':
      return showFeatureEnd(studio, round, step)
    case 'total':
      return
  }
}

async function showSpin(studio: Studio, { spin, index }: Extract<Step, { kind: 'spin' }>): Promise<void> {
  const { game, send, sounds } = studio
  const scene = sceneOf(studio)
  if (index > 0) {
    const feature = studio.store.getState().feature
    if (feature) send({ kind: 'featured', feature: { ...feature, done: index } })
    scene.light([])
    await studio.frames.wait(FREE_SPIN_PAUSE_MS)
    scene.turn()
    sounds.play('turn')
  }
  const scatter = game.rules.scatter?.symbol
  await scene.land(spin, holdsOf(game.rules, spin), {
    onHold: () => sounds.play('hold'),
    onStop: (reel) => {
      sounds.play('stop', reel)
      if (scatter !== undefined && spin.window[reel]?.includes(scatter)) sounds.play('scatter', reel)
    },
  })
  send({ kind: 'landed', window: spin.window })
  if (spin.expanded) {
    sounds.play('cover')
    await scene.cover(spin.expanded)
    send({ kind: 'landed', window: grownWindow(game.rules, spin) })
  }
  if (index > 0 && spin.wins.length === 0) send({ kind: 'spun', payKurus: kurus(0) })
}

async function showWins(studio: Studio, round: Round, step: Extract<Step, { kind: 'wins' }>): Promise<void> {
  const { game, send, sounds, frames } = studio
  const [before, after] = [step.unitsBefore, step.unitsAfter].map((units) =>
    payOf(game.rules, units, round.stakeKurus),
  )
  assert(before !== undefined && after !== undefined, 'both amounts are there')
  const payKurus = kurus(after - before)
  const whole = round.outcome.spins.length === 1
  // Single free spins are not celebrated as big wins: only the total of the feature is.
  const tier = atMost(tierOf(payKurus, round.stakeKurus), whole ? 'grand' : 'win')
  const countMs = studio.calm ? 0 : COUNT_MS[tier]
  sceneOf(studio).light(step.spin.wins)
  send({ kind: 'captioned', caption: { kind: 'sum', tier, fromKurus: kurus(0), toKurus: payKurus, countMs } })
  sounds.play(tier)
  if (isCelebrated(tier)) sceneOf(studio).celebrate(tier)
  await frames.wait(Math.max(1, countMs))
  send({ kind: 'told', toldKurus: after })
  if (step.index > 0) send({ kind: 'spun', payKurus })
  await frames.wait(whole ? READ_MS[tier] : FREE_SPIN_READ_MS)
}

async function showAward(studio: Studio, step: Extract<Step, { kind: 'award' }>): Promise<void> {
  const { send, sounds, prompts, store } = studio
  const { spins, multiplier, again } = step
  sounds.play('award')
  await prompts.ask({ kind: 'award', spins, multiplier, again }, again ? AGAIN_MS : null)
  const done = step.index
  const total = again ? (store.getState().feature?.total ?? done) + spins : spins
  send({ kind: 'featured', feature: { done, total, multiplier } })
}

async function showFeatureEnd(
  studio: Studio,
  round: Round,
  step: Extract<Step, { kind: 'feature-end' }>,
): Promise<void> {
  const { game, prompts, send, sounds } = studio
  const payKurus = payOf(game.rules, step.units, round.stakeKurus)
  const tier = tierOf(round.winKurus, round.stakeKurus)
  sceneOf(studio).light([])
  sounds.play(tier)
  if (isCelebrated(tier)) sceneOf(studio).celebrate(tier)
  // Waits for the player: if it closed by itself, a press meant for it would start the next round.
  await prompts.ask({ kind: 'feature-end', spins: step.spins, payKurus, tier }, null)
  const caption = {
    kind: 'sum',
    tier,
    fromKurus: round.winKurus,
    toKurus: round.winKurus,
    countMs: 0,
  } as const
  if (round.winKurus > 0n) send({ kind: 'captioned', caption })
  await studio.frames.wait(PLATE_REST_MS)
}

function sceneOf(studio: Studio): Scene {
  assert(studio.scene, 'rounds are shown on a scene')
  return studio.scene
}

function atMost(tier: Tier, most: 'win' | 'grand'): Tier {
  return most === 'win' && (tier === 'big' || tier === 'grand') ? 'win' : tier
}
