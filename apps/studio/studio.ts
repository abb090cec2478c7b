import { type Clock, deferred } from '@poyraz/kernel'
import type { StoreApi } from 'zustand/vanilla'
import type { CasinoApi } from './api/casino.ts'
import type { FairnessApi } from './api/fairness.ts'
import type { StudioGame } from './catalogue.ts'
import type { Launch } from './launch.ts'
import type { Memory } from './memory.ts'
import type { Prompt, StudioEvent, StudioState } from './round/state.ts'
import type { Frames } from './scene/frames.ts'
import type { Scene } from './scene/scene.ts'
import type { ShellLink } from './shell-link.ts'
import type { Sounds } from './sound/sounds.ts'

/** Everything the verbs work with: one game, opened once. */
export type Studio = {
  readonly launch: Launch
  readonly game: StudioGame
  readonly store: StoreApi<StudioState>
  readonly send: (event: StudioEvent) => void
  readonly casino: CasinoApi
  readonly fairness: FairnessApi
  readonly memory: Memory
  readonly shell: ShellLink
  readonly sounds: Sounds
  readonly frames: Frames
  readonly clock: Clock
  /** The player asked for less motion. */
  readonly calm: boolean
  readonly prompts: Prompts
  /** The scene once it stands. */
  scene: Scene | null
  /** The token of the next demo round; null for play with an account. */
  demoToken: string | null
}

/** Plates that wait for the player. */
export type Prompts = {
  /** Shows a plate until it is answered, or at most `ms` where that is given. */
  ask(prompt: Prompt, ms: number | null): Promise<void>
  /** The player has read it. */
  answer(): void
}

export function createPrompts(
  send: (event: StudioEvent) => void,
  wait: (ms: number) => Promise<void>,
): Prompts {
  let answer = () => {}
  return {
    async ask(prompt, ms) {
      send({ kind: 'prompted', prompt })
      const { promise, resolve } = deferred<void>()
      answer = resolve
      await (ms === null ? promise : Promise.race([promise, wait(ms)]))
      send({ kind: 'prompted', prompt: null })
    },
    answer: () => answer(),
  }
}
