import type { SlotSpin, SlotWin } from '@poyraz/games'
import type { Tier } from '../round/tier.ts'
import type { Layout } from './layout.ts'
import type { LandingEvents, Scene } from './scene.ts'
import type { Atlas } from './sheet.ts'
import type { ScenePlan } from './webgl-scene.ts'

/** What the page says to the worker that draws. A call with an `id` is answered by `done` when its picture stands. */
export type ToWorker =
  | { readonly kind: 'load'; readonly atlas: Atlas; readonly pace: number }
  | { readonly kind: 'open'; readonly canvas: OffscreenCanvas; readonly plan: ScenePlan }
  | { readonly kind: 'call'; readonly id: number; readonly call: SceneCall }

export type SceneCall =
  | { readonly do: 'rest'; readonly stand: Pick<SlotSpin, 'mode' | 'stops'> }
  | { readonly do: 'turn' }
  | { readonly do: 'land'; readonly spin: SlotSpin; readonly holds: readonly boolean[] }
  | { readonly do: 'goBack' }
  | { readonly do: 'cover'; readonly reels: readonly number[] }
  | { readonly do: 'light'; readonly wins: readonly SlotWin[] }
  | { readonly do: 'celebrate'; readonly tier: Tier }
  | { readonly do: 'resize'; readonly layout: Layout }

/** What the worker says. `able`: whether it has WebGL; only then is the canvas handed over. */
export type FromWorker =
  | { readonly kind: 'able'; readonly able: boolean }
  | { readonly kind: 'opened' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'done'; readonly id: number }
  | {
      readonly kind: 'event'
      readonly id: number
      readonly event: keyof LandingEvents
      readonly reel: number
    }

/** Runs a call on the scene; resolves when its picture stands. */
export async function runCall(scene: Scene, call: SceneCall, on: LandingEvents): Promise<void> {
  switch (call.do) {
    case 'rest':
      return scene.rest(call.stand)
    case 'turn':
      return scene.turn()
    case 'land':
      return scene.land(call.spin, call.holds, on)
    case 'goBack':
      return scene.goBack()
    case 'cover':
      return scene.cover(call.reels)
    case 'light':
      return scene.light(call.wins)
    case 'celebrate':
      return scene.celebrate(call.tier)
    case 'resize':
      return scene.resize(call.layout)
  }
}
