import { type Clock, deferred } from '@poyraz/kernel'
import type { StoreApi } from 'zustand/vanilla'
import type { CasinoApi } from './api/casino.ts'
import type { FairnessApi } from './api/fairness.ts'
import type { PlayerApi } from './api/player.ts'
import type { SharedRoundApi } from './api/shared-round.ts'
import type { StudioGame } from './catalogue.ts'
import type { Launch } from './launch.ts'
import type { Memory } from './memory.ts'
import type { Prompt } from './round/shown.ts'
import type { GameEvent, GameState, StudioEvent, StudioState } from './round/state.ts'
import type { Frames } from './scene/frames.ts'
import type { Scene } from './scene/scene.ts'
import type { ShellLink } from './shell-link.ts'
import type { Sounds } from './sound/sounds.ts'
import type { Scenery } from './themes/scenery.ts'

/** Facts of a game that every frame shows: of a slot or an original. */
type AnyGame = {
  readonly slug: string
  readonly present: { readonly name: StudioGame['present']['name'] }
  readonly rules: { readonly stakes: readonly number[]; readonly rtpBp: number }
}

/** Dependencies and state that a slot and an original have in common. Views of both use only these. */
export type GameStudio = {
  readonly launch: Launch
  readonly game: AnyGame
  readonly store: Pick<StoreApi<GameState>, 'getState' | 'getInitialState' | 'subscribe'>
  readonly send: (event: GameEvent) => void
  readonly casino: PlayerApi
  readonly fairness: FairnessApi
  readonly memory: Memory
  readonly shell: ShellLink
  readonly sounds: Sounds
  readonly frames: Frames
  readonly clock: Clock
  /** True if the player asked for less motion. */
  readonly calm: boolean
  readonly taps: Taps
  /** The token of the next demo round; null for play with an account. */
  demoToken: string | null
}

/** Dependencies and state of one open slot, passed to all commands in `verbs`. */
export type Studio = Omit<GameStudio, 'game' | 'store' | 'send' | 'casino'> & {
  readonly game: StudioGame
  readonly scenery: Scenery
  readonly store: StoreApi<StudioState>
  readonly send: (event: StudioEvent) => void
  readonly casino: CasinoApi
  /** The round of a film; null where the game is played. */
  readonly sharedRound: SharedRoundApi | null
  readonly prompts: Prompts
  /** The scene; null until it is ready. */
  scene: Scene | null
}

/** Messages over the reels that wait for the player. */
export type Prompts = {
  /**
   * Shows a message until it is answered; for at most `ms` unless that is null. Returns the chosen option;
   * null for a message without options, or if it cannot be shown.
   */
  ask(prompt: Prompt, ms: number | null): Promise<number | null>
  /** Closes the current message. */
  answer(option?: number): void
}

export function createPrompts(
  send: (event: StudioEvent) => void,
  wait: (ms: number) => Promise<void>,
): Prompts {
  let answer = (_option: number | null) => {}
  return {
    async ask(prompt, ms) {
      send({ kind: 'prompted', prompt })
      const { promise, resolve } = deferred<number | null>()
      answer = resolve
      const option = await (ms === null ? promise : Promise.race([promise, wait(ms).then(() => null)]))
      if (!waitsForReply(prompt)) send({ kind: 'prompted', prompt: null })
      return option
    },
    answer: (option) => answer(option ?? null),
  }
}

/** Covers and the coin stay on the page until the reply to the decision is there. */
function waitsForReply(prompt: Prompt): boolean {
  return (prompt.kind === 'pick' && prompt.isLive) || (prompt.kind === 'gamble' && !prompt.isOver)
}

/** Taps of the player that finish an animation. */
export type Taps = {
  /** Resolves after `ms`, or as soon as the player taps. */
  within(ms: number): Promise<void>
  tap(): void
}

export function createTaps(wait: (ms: number) => Promise<void>): Taps {
  let finish = () => {}
  return {
    within(ms) {
      const { promise, resolve } = deferred<void>()
      finish = resolve
      return Promise.race([promise, wait(ms)])
    },
    tap: () => finish(),
  }
}
