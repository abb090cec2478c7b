import type { SlotRules, SlotSpin } from '@poyraz/games'
import type { Frames } from './frames.ts'
import type { Reels } from './reels.ts'
import type { LandingEvents, Scene } from './scene.ts'

/** A reel turns at least this long before it may be told where to stop. */
const TURN_LEAST_MS = 620
/** From the first to the last reel's decision, without held reels. */
const STAGGER_MS = 880
/** How much longer a held reel turns once the one before it stands. */
const HOLD_MS = 1150
const COVER_MS = 720
const FADE_MS = 220
const TURNING_ALPHA = 0.25

export type TurningDeps = {
  readonly reels: Reels
  readonly rules: SlotRules
  readonly frames: Frames
  /** Less motion: reels do not turn, they are cut to the result with a soft fade. */
  readonly calm: boolean
}

export type Turning = Pick<Scene, 'rest' | 'turn' | 'land' | 'goBack' | 'cover'> & {
  /** Moves everything on by one frame; says whether the picture changed. */
  advance(stepMs: number): boolean
}

type Stand = Pick<SlotSpin, 'mode' | 'stops'>
const SILENT: LandingEvents = { onHold: () => undefined, onStop: () => undefined }

/** Turns the reels and brings them to rest, from the left. */
export function createTurning(deps: TurningDeps): Turning {
  const { reels, rules, frames, calm } = deps
  const whenStopped = new Map<number, () => void>()
  let home: Stand = { mode: 'base', stops: [] }
  let turnedMs = 0

  const rest = (stand: Stand) => {
    home = { mode: stand.mode, stops: stand.stops }
    for (const [index, reel] of reels.list.entries())
      reel.rest(reels.stripOf(home.mode, index), home.stops[index] ?? 0)
    reels.touch()
  }
  const fade = (from: number, to: number) =>
    frames.tween(FADE_MS, (part) => {
      reels.view.alpha = from + (to - from) * part
      reels.touch()
    })
  const decide = (stand: Stand, index: number) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    whenStopped.set(index, resolve)
    reels.list[index]?.land(reels.stripOf(stand.mode, index), stand.stops[index] ?? 0)
    return promise
  }
  const landAll = async (stand: Stand, holds: readonly boolean[], on: LandingEvents) => {
    await frames.wait(Math.max(1, TURN_LEAST_MS - turnedMs))
    const stops: Promise<void>[] = []
    for (const index of reels.list.keys()) {
      if (holds[index]) {
        await stops.at(-1)
        on.onHold(index)
        await frames.wait(HOLD_MS)
      } else if (index > 0) await frames.wait(STAGGER_MS / (rules.rows.length - 1))
      stops.push(decide(stand, index).then(() => on.onStop(index)))
    }
    await Promise.all(stops)
    home = { mode: stand.mode, stops: stand.stops }
  }
  const cutTo = (stand: Stand, on: LandingEvents) => {
    rest(stand)
    for (const index of reels.list.keys()) on.onStop(index)
    return fade(TURNING_ALPHA, 1)
  }
  const land = (stand: Stand, holds: readonly boolean[], on: LandingEvents) =>
    calm ? cutTo(stand, on) : landAll(stand, holds, on)

  return {
    rest,
    land,
    goBack: () => land(home, [], SILENT),
    turn() {
      turnedMs = 0
      if (calm) void fade(1, TURNING_ALPHA)
      else for (const reel of reels.list) reel.turn()
    },
    cover: (covered) =>
      frames.tween(calm ? FADE_MS : COVER_MS, (part) => {
        for (const index of covered) reels.list[index]?.cover(rules.wild?.symbol ?? '', calm ? 1 : part)
        reels.touch()
      }),
    advance(stepMs) {
      turnedMs += stepMs
      const { changed, stopped } = reels.advance(stepMs)
      for (const index of stopped) whenStopped.get(index)?.()
      return changed
    },
  }
}
