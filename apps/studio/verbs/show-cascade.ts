import {
  burstOf,
  type CascadeRules,
  type CascadeSpin,
  type CascadeStep as CascadeStepOutcome,
  revealedGrid,
  type SlotWin,
} from '@poyraz/games'
import { assert, type Kurus, kurus } from '@poyraz/kernel'
import type { CascadeShown } from '../round/cascade/cascade-shown.ts'
import type { CascadeStep } from '../round/cascade/cascade-steps.ts'
import { emptySign, grownSign } from '../round/cascade/sign.ts'
import { payOf } from '../round/pays.ts'
import type { Round } from '../round/state.ts'
import { isCelebrated, tierOf } from '../round/tier.ts'
import type { Scene } from '../scene/scene.ts'
import type { Studio } from '../studio.ts'
import { tickAlong } from './celebrate.ts'
import { showSum } from './show-wins.ts'

/** Time in which a group is marked and counted before it bursts; less in later steps of a long cascade. */
const MARK_MS = 900
const MARK_LEAST_MS = 560
const MARK_FASTER_MS = 50
const COUNT_MS = 420
const TICKS = 4
const SETTLED_MS = 110
/** Time in which the multiplier symbols are marked, and the sum is read. */
const GATHER_MS = 1100

type Burst = Extract<CascadeStep, { kind: 'burst' }>
type Gather = Extract<CascadeStep, { kind: 'gather' }>
type Settle = Extract<CascadeStep, { kind: 'settle' }>

/** Empties the sign of the cascade for a new spin. */
export function beginCascade({ store, send }: Studio, rules: CascadeRules, spin: CascadeSpin): void {
  send({ kind: 'cascaded', cascade: emptySign(store.getState().cascade, rules, spin) })
}

/** Shows one step of a cascade. */
export function showCascade(studio: Studio, round: Round, step: CascadeStep): Promise<void> {
  switch (step.kind) {
    case 'burst':
      return showBurst(studio, round, step)
    case 'gather':
      return showGather(studio, round, step)
    case 'settle':
      return showSettled(studio, round, step)
  }
}

/** Shows one step: mystery symbols reveal themselves, groups are marked and counted, burst, and the rest drops. */
async function showBurst(studio: Studio, round: Round, step: Burst): Promise<void> {
  const { send, sounds } = studio
  const rules = cascadeRules(studio)
  const shown = step.spin.steps[step.at]
  assert(shown, 'the step exists')
  const grid = revealedGrid(rules, step.grid, shown)
  if (shown.revealed !== undefined) {
    sounds.play('cover')
    await sceneOf(studio).reveal(grid)
    send({ kind: 'landed', window: grid })
  }
  if (shown.wins.length === 0) return
  await markGroups(studio, round, step, shown)
  const { gone, left } = burstOf(rules, grid, shown)
  const rows = rules.rows.map((height, column) => {
    const all = Array.from({ length: height }, (_, row) => row)
    return new Set(all.filter((row) => gone.has(`${column} ${row}`)))
  })
  sounds.play('burst', step.at)
  await sceneOf(studio).tumble({ gone: rows, left, window: step.next })
  sounds.play('stop', step.at)
  send({ kind: 'landed', window: step.next })
  const multiplier = step.spin.steps[step.at + 1]?.multiplier ?? shown.multiplier
  changeSign(studio, { multiplier })
  await studio.frames.wait(SETTLED_MS)
}

/** Marks the groups of a step and counts their pays, on the sign and beside them. A tap ends it. */
async function markGroups(
  studio: Studio,
  round: Round,
  step: Burst,
  { wins }: CascadeStepOutcome,
): Promise<void> {
  const { game, send, sounds, taps } = studio
  const { rules } = game
  const after = payOf(game.rules, step.unitsAfter, round.stakeKurus)
  const payKurus = kurus(after - payOf(game.rules, step.unitsBefore, round.stakeKurus))
  const lively = isCelebrated(tierOf(spinPay(studio, round, step), round.stakeKurus))
  const scene = sceneOf(studio)
  scene.light(wins, lively)
  sounds.play(lively ? 'win' : 'neutral')
  send({
    kind: 'cascaded',
    cascade: grownSign(signOf(studio), rules, { ...step, stakeKurus: round.stakeKurus }),
  })
  send({ kind: 'stepped', wins, step: step.at + 1, payKurus })
  const stopTicks = lively ? tickAlong(studio, COUNT_MS, TICKS) : () => undefined
  await taps.within(Math.max(MARK_LEAST_MS, MARK_MS - step.at * MARK_FASTER_MS))
  stopTicks()
  send({ kind: 'sum-shown', shownKurus: after })
  scene.light([], false)
  changeSign(studio, { groups: [] })
}

/** Shows how multiplier symbols multiply what the cascade paid, and what scatters pay. */
async function showGather(studio: Studio, round: Round, step: Gather): Promise<void> {
  const { game, send, sounds, taps } = studio
  const rules = cascadeRules(studio)
  const { spin, grid } = step
  const orbs = new Map(rules.orbs?.symbols.map(({ symbol, times }) => [symbol, times]))
  const cells = grid.flatMap((column, x) =>
    column.flatMap((symbol, y) => (orbs.has(symbol) ? [[x, y] as const] : [])),
  )
  const marks: SlotWin[] =
    spin.multiplier > 1 ? [{ kind: 'anywhere', symbol: '', count: 0, units: 0, cells }] : []
  const [before, after] = [
    payOf(game.rules, step.unitsBefore, round.stakeKurus),
    payOf(game.rules, step.unitsAfter, round.stakeKurus),
  ]
  const lively = isCelebrated(tierOf(kurus(after - before), round.stakeKurus))
  sceneOf(studio).light([...marks, ...(spin.scatters ? [spin.scatters] : [])], lively)
  changeSign(studio, { orbs: spin.multiplier > 1 ? spin.multiplier : 0 })
  sounds.play(spin.multiplier > 1 ? 'badge' : 'scatter')
  await taps.within(GATHER_MS)
  send({ kind: 'sum-shown', shownKurus: after })
  sounds.play('landed')
}

/** Ends the cascade of a spin: its whole win, and the plate of a large one. */
async function showSettled(studio: Studio, round: Round, step: Settle): Promise<void> {
  const { game, send, sounds } = studio
  const { spin, index } = step
  if (spin.units === 0) {
    if (spin.awarded === 0) sounds.play('none')
    if (index > 0) send({ kind: 'spun', payKurus: kurus(0) })
    return
  }
  const [before, after] = [step.unitsBefore, step.unitsAfter].map((units) =>
    payOf(game.rules, units, round.stakeKurus),
  )
  assert(before !== undefined && after !== undefined, 'both amounts are there')
  await showSum(studio, round, { index, payKurus: kurus(after - before), shownKurus: after })
}

function changeSign({ store, send }: Studio, change: Partial<CascadeShown>): void {
  const { cascade } = store.getState()
  if (cascade) send({ kind: 'cascaded', cascade: { ...cascade, ...change } })
}

/** Sum that the spin has paid with this step. */
function spinPay({ game, store }: Studio, round: Round, step: Burst): Kurus {
  const sum = store.getState().cascade?.sumKurus ?? kurus(0)
  return kurus(sum + payOf(game.rules, step.unitsAfter - step.unitsBefore, round.stakeKurus))
}

function signOf({ store }: Studio): CascadeShown {
  const { cascade } = store.getState()
  assert(cascade, 'a cascade is shown')
  return cascade
}

function cascadeRules({ game: { rules } }: Studio): CascadeRules {
  assert(rules.mapping === 'book-1', 'a cascade has its rules')
  return rules
}

function sceneOf({ scene }: Studio): Scene {
  assert(scene, 'rounds are shown on a scene')
  return scene
}
