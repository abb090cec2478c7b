import type { SlotRules, SlotSpin, SlotWin, StudioKey, SymbolGrid } from '@poyraz/games'
import type { Air } from './air.ts'
import type { Layout } from './layout.ts'
import type { SymbolLook } from './paint-symbols.ts'
import type { Stand, Tumble } from './scene.ts'

/** Sprite sheet of a game: its URL, and the position of each symbol in it. */
export type Atlas = {
  readonly url: string
  readonly side: number
  readonly cells: Readonly<Record<string, readonly [x: number, y: number]>>
}

/** Available room: the size of the page in CSS px, and the layout of the reels within it. */
export type Place = {
  readonly page: { readonly width: number; readonly height: number }
  readonly layout: Layout
}

/** Input of the scene, as plain data, because it is sent to a worker. */
export type SceneSpec = {
  readonly rules: SlotRules
  /** The studio that made the game; it decides how symbols come to rest. */
  readonly studio: StudioKey
  readonly looks: readonly SymbolLook[]
  readonly place: Place
  /** Device px per CSS px. */
  readonly density: number
  readonly accent: string
  readonly air: Air
  readonly airColours: readonly [string, string]
  /** True if the player asked for less motion: nothing flies, drifts or turns. */
  readonly calm: boolean
}

export type OpenScene = {
  readonly kind: 'open'
  readonly canvas: OffscreenCanvas
  readonly atlas: Atlas
  readonly spec: SceneSpec
  /** Speed factor of the frames; 1 in production. */
  readonly pace: number
}

/** One call of the scene; the worker replies when it is done. */
export type SceneCall =
  | { readonly name: 'rest'; readonly stand: Stand }
  | { readonly name: 'land'; readonly spin: SlotSpin; readonly holds: readonly boolean[] }
  | { readonly name: 'cover'; readonly reels: readonly number[] }
  | { readonly name: 'tumble'; readonly tumble: Tumble }
  | { readonly name: 'reveal'; readonly window: SymbolGrid }
  | { readonly name: 'light'; readonly wins: readonly SlotWin[]; readonly lively: boolean }
  | { readonly name: 'resize'; readonly place: Place }
  | { readonly name: 'turn' | 'goBack' }

export type ToScene = OpenScene | { readonly kind: 'call'; readonly id: number; readonly call: SceneCall }

export type FromScene =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'held' | 'stopped'; readonly id: number; readonly reel: number }
  | { readonly kind: 'done'; readonly id: number }
