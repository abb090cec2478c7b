import type { SlotSpin } from '@poyraz/games'
import { assert, deferred } from '@poyraz/kernel'
import type { Frames } from './frames.ts'
import type { Reels } from './reels.ts'
import type { LandingEvents, ReelStand, Scene, Stand } from './scene.ts'
import type { StudioMotion } from './studio-motion.ts'

/** Minimum time that a reel turns before it may land. */
const TURN_LEAST_MS = 620
/** Extra time that a held reel turns after the previous reel rests. */
const HOLD_MS = 1150
const COVER_MS = 720
const FADE_MS = 220
const TURNING_ALPHA = 0.25

export type TurningDeps = {
  readonly reels: Reels
  readonly frames: Frames
  /** Symbol of the wild; undefined for a game without one. */
  readonly wild: string | undefined
  readonly manner: Pick<StudioMotion, 'staggerMs'>
  /** Reduced motion: the reels do not turn but switch to the result with a soft fade. */
  readonly calm: boolean
}

export type Turning = Pick<Scene, 'rest' | 'turn' | 'land' | 'goBack' | 'cover' | 'tumble' | 'reveal'> & {
  /** Rows of each reel where they rest; `null` where the rules say them. */
  heights(): readonly number[] | null
  /** Advances everything by one frame; returns true if the picture changed. */
  advance(stepMs: number): boolean
}

type State = TurningDeps & {
  /** Stops of the reels, or their last stops while they turn. */
  home: ReelStand
  turnedMs: number
  readonly whenStopped: Map<number, () => void>
}
const SILENT: LandingEvents = { onHold: () => undefined, onStop: () => undefined }

/** Turns the reels and lands them from the left. */
export function createTurning(deps: TurningDeps): Turning {
  const { reels, frames, calm } = deps
  const state: State = { ...deps, home: { mode: 'base', stops: [] }, turnedMs: 0, whenStopped: new Map() }
  const land = calm ? cutTo : landAll
  return {
    rest(stand) {
      const { expanded = [], ...stops } = reelsOf(stand)
      place(state, { ...stops, expanded })
      cover(state, expanded, 1)
    },
    land: (spin, holds, on) => land(state, reelsOf(spin), holds, on),
    tumble: () => Promise.resolve(),
    reveal: () => Promise.resolve(),
    async goBack() {
      await land(state, state.home, [], SILENT)
      cover(state, state.home.expanded ?? [], 1)
    },
    turn() {
      state.turnedMs = 0
      if (calm) void fade(state, 1, TURNING_ALPHA)
      else for (const reel of reels.list) reel.turn()
    },
    heights: () => state.home.heights ?? null,
    cover: (covered) =>
      frames.tween(calm ? FADE_MS : COVER_MS, (part) => cover(state, covered, calm ? 1 : part)),
    advance(stepMs) {
      state.turnedMs += stepMs
      const { changed, stopped } = reels.advance(stepMs)
      for (const index of stopped) state.whenStopped.get(index)?.()
      return changed
    },
  }
}

function reelsOf(stand: Stand | SlotSpin): ReelStand {
  assert('stops' in stand, 'reels stop somewhere')
  return stand
}

function place(state: State, stand: ReelStand): void {
  const { reels } = state
  const { mode, stops, heights } = stand
  state.home = stand
  for (const [index, reel] of reels.list.entries()) {
    reel.rest(reels.stripOf(mode, index), stops[index] ?? 0, heights?.[index])
  }
  reels.touch()
}

/** Expands the wild over these reels, `part` 0..1. */
function cover({ reels, wild = '' }: State, covered: readonly number[], part: number): void {
  for (const index of covered) reels.list[index]?.cover(wild, part)
  reels.touch()
}

async function landAll(
  state: State,
  stand: ReelStand,
  holds: readonly boolean[],
  on: LandingEvents,
): Promise<void> {
  const { reels, frames, manner } = state
  await frames.wait(Math.max(1, TURN_LEAST_MS - state.turnedMs))
  const stops: Promise<void>[] = []
  for (const index of reels.list.keys()) {
    if (holds[index]) {
      await stops.at(-1)
      on.onHold(index)
      await frames.wait(HOLD_MS)
    } else if (index > 0) await frames.wait(manner.staggerMs / (reels.list.length - 1))
    stops.push(decide(state, stand, index).then(() => on.onStop(index)))
  }
  await Promise.all(stops)
  state.home = stand
}

/** Lands one reel; resolves when it rests. */
function decide({ reels, whenStopped }: State, stand: ReelStand, index: number): Promise<void> {
  const { promise, resolve } = deferred<void>()
  whenStopped.set(index, resolve)
  const { mode, stops, heights } = stand
  reels.list[index]?.land(reels.stripOf(mode, index), stops[index] ?? 0, heights?.[index])
  return promise
}

function cutTo(state: State, stand: ReelStand, _holds: readonly boolean[], on: LandingEvents): Promise<void> {
  place(state, stand)
  for (const index of state.reels.list.keys()) on.onStop(index)
  return fade(state, TURNING_ALPHA, 1)
}

function fade({ reels, frames }: State, from: number, to: number): Promise<void> {
  return frames.tween(FADE_MS, (part) => {
    reels.view.alpha = from + (to - from) * part
    reels.touch()
  })
}
