import type { ReelSpin, StripRules } from '@poyraz/games'
import { assert, type Kurus, kurus } from '@poyraz/kernel'
import { grownWindow } from '../round/grown-window.ts'
import { holdsOf } from '../round/holds.ts'
import { betOf, payOf } from '../round/pays.ts'
import type { Feature } from '../round/shown.ts'
import type { Round, WonJackpot } from '../round/state.ts'
import { boughtOf, freeMultiplier, type Step, stepsAfter, stepsOf, unitsBefore } from '../round/steps.ts'
import { tierOf } from '../round/tier.ts'
import type { Scene } from '../scene/scene.ts'
import type { Studio } from '../studio.ts'
import { countingReels, landingSounds } from './landing-events.ts'
import { loadCascades } from './load-cascades.ts'
import { showCoins } from './show-coins.ts'
import { isUnpaid, showWins } from './show-wins.ts'

const FREE_SPIN_PAUSE_MS = 420
const AGAIN_MS = 1900
/** Time in which the scene of the free spins opens. */
const CURTAIN_MS = 1300
/** Pause after the last message of a round, so that a double press on it does not start the next round. */
const PLATE_REST_MS = 1000

/**
 * Shows a round from spin `fromSpin` to its end. Stores the progress before every spin, so that a reload
 * continues there. In an open round it asks the player. Returns false if the game had to stop.
 */
export async function showRound(studio: Studio, from: Round, fromSpin: number): Promise<boolean> {
  const { memory, shell } = studio
  await showSteps(studio, from, fromSpin)
  const round = from.decision ? await (await import('./decide.ts')).showDecision(studio, from) : from
  if (round === null) return false
  const { stakeKurus, jackpot } = round
  if (jackpot) await showJackpot(studio, { ...jackpot, stakeKurus, replay: studio.sharedRound !== null })
  memory.writeProgress({ kind: 'shown', roundId: round.roundId })
  studio.send({ kind: 'shown' })
  shell.tell({ type: 'poyraz:shown', balance: Number(round.balanceKurus) })
  return true
}

/** Shows the spins from `fromSpin` on. */
export async function showSteps(studio: Studio, round: Round, fromSpin: number): Promise<void> {
  const { game, memory } = studio
  for (const step of stepsAfter(stepsOf(game.rules, round.outcome), fromSpin)) {
    if (step.kind === 'spin')
      memory.writeProgress({ kind: 'showing', roundId: round.roundId, spinsShown: step.index })
    await showStep(studio, round, step)
  }
}

/** Shows a jackpot in its own scene until the player goes on. */
export async function showJackpot(
  { prompts, sounds, frames }: Studio,
  won: WonJackpot & { readonly stakeKurus: Kurus; readonly replay: boolean },
): Promise<void> {
  const { id, amountKurus, stakeKurus, replay } = won
  sounds.play('legend')
  await prompts.ask({ kind: 'jackpot', id, amountKurus, stakeKurus, replay }, null)
  await frames.wait(PLATE_REST_MS)
}

/** Returns the state of a round before spin `fromSpin`: the feature's counters and the win so far. */
export function standBefore(studio: Studio, round: Round, fromSpin: number) {
  const { rules } = studio.game
  const units = unitsBefore(stepsOf(rules, round.outcome), fromSpin)
  const before = round.outcome.spins[fromSpin - 1]
  const done = fromSpin - (boughtOf(round.outcome) ? 0 : 1)
  const feature: Feature | null =
    before === undefined || round.decision || round.outcome.spins.length === 1
      ? null
      : { done, total: done + before.left, multiplier: freeMultiplier(rules, round.outcome) }
  return { feature, shownKurus: payOf(rules, units, betOf(rules, round)) }
}

async function showStep(studio: Studio, round: Round, step: Step): Promise<void> {
  switch (step.kind) {
    case 'spin':
      return showSpin(studio, step)
    case 'wins':
      return showWins(studio, round, step)
    case 'hold':
      return (await import('./show-hold.ts')).showHold(studio, round, step)
    case 'pick':
      return (await import('./show-pick.ts')).showPick(studio, round, step)
    case 'gamble':
      return (await import('./show-gamble.ts')).showGamble(studio, round, step)
    case 'burst':
    case 'gather':
    case 'settle':
      return (await loadCascades()).showCascade(studio, round, step)
    case 'award':
      return showAward(studio, step)
    case 'bought':
      return openFeature(studio, { done: 0, total: step.spins, multiplier: step.multiplier })
    case 'feature-end':
      return showFeatureEnd(studio, round, step)
    case 'total':
      return
  }
}

async function showSpin(studio: Studio, { spin, done }: Extract<Step, { kind: 'spin' }>): Promise<void> {
  const { game, send, sounds } = studio
  const scene = sceneOf(studio)
  if (done > 0) {
    const feature = studio.store.getState().feature
    if (feature) send({ kind: 'featured', feature: { ...feature, done } })
    scene.light([], false)
    // The amount of the last spin must not lie over the turning reels.
    send({ kind: 'tagged', tag: null })
    send({ kind: 'captioned', caption: { kind: 'nothing' } })
    if ('wins' in spin) send({ kind: 'held', wilds: spin.wilds ?? [] })
    if ('heights' in spin) send({ kind: 'stopped-reels', heights: [] })
    await studio.frames.wait(FREE_SPIN_PAUSE_MS)
    scene.turn()
    sounds.play('turn')
  }
  const { rules } = game
  if (rules.mapping === 'book-1') {
    const { beginCascade } = await loadCascades()
    if ('steps' in spin) beginCascade(studio, rules, spin)
    await scene.land(spin, [], landingSounds(studio, spin))
    return send({ kind: 'landed', window: spin.window })
  }
  if ('stops' in spin) await landReels(studio, rules, spin)
}

async function landReels(studio: Studio, rules: StripRules, spin: ReelSpin): Promise<void> {
  const { send, sounds } = studio
  const scene = sceneOf(studio)
  await scene.land(spin, holdsOf(rules, spin), countingReels(studio, spin))
  send({ kind: 'landed', window: grownWindow(rules, { ...spin, expanded: [] }) })
  showCoins(studio, spin)
  if (spin.expanded) {
    sounds.play('cover')
    await scene.cover(spin.expanded)
    send({ kind: 'landed', window: grownWindow(rules, spin) })
  }
  if (spin.wins.length > 0 || spin.hold) return
  if (spin.awarded === 0) sounds.play('none')
  if (spin.mode === 'free') send({ kind: 'spun', payKurus: kurus(0) })
}

async function showAward(studio: Studio, step: Extract<Step, { kind: 'award' }>): Promise<void> {
  const { send, sounds, prompts, store } = studio
  const { spins, multiplier, again } = step
  sounds.play('award')
  await prompts.ask({ kind: 'award', spins, multiplier, again }, again ? AGAIN_MS : null)
  const done = step.index
  const total = again ? (store.getState().feature?.total ?? done) + spins : spins
  const feature = { done, total, multiplier }
  await (again ? send({ kind: 'featured', feature }) : openFeature(studio, feature))
}

/** Opens the scene of the free spins. */
export async function openFeature({ send, sounds, frames }: Studio, feature: Feature): Promise<void> {
  // The amount of the paid spin must not lie over the name of the scene.
  send({ kind: 'tagged', tag: null })
  send({ kind: 'featured', feature })
  sounds.play('curtain')
  await frames.wait(CURTAIN_MS)
}

async function showFeatureEnd(
  studio: Studio,
  round: Round,
  step: Extract<Step, { kind: 'feature-end' }>,
): Promise<void> {
  const { game, prompts, send, sounds } = studio
  const { winKurus, stakeKurus } = round
  const payKurus = payOf(game.rules, step.units, betOf(game.rules, round))
  const tier = tierOf(winKurus, stakeKurus)
  sceneOf(studio).light([], false)
  send({ kind: 'tagged', tag: null })
  send({ kind: 'captioned', caption: { kind: 'nothing' } })
  sounds.play(tier)
  // Waits for the player: if it closed by itself, a press meant for it would start the next round.
  await prompts.ask({ kind: 'feature-end', spins: step.spins, payKurus, winKurus, tier }, null)
  const caption = { kind: 'sum', tier, amountKurus: winKurus, isFree: isUnpaid(studio) } as const
  if (winKurus > 0n) send({ kind: 'captioned', caption })
  await studio.frames.wait(PLATE_REST_MS)
}

function sceneOf(studio: Studio): Scene {
  assert(studio.scene, 'rounds are shown on a scene')
  return studio.scene
}
