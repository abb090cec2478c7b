import { type Clock, kurus } from '@poyraz/kernel'
import type { Lang } from '@poyraz/text'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createCasinoApi } from './api/casino.ts'
import { createEndpoint } from './api/endpoint.ts'
import { createFairnessApi } from './api/fairness.ts'
import { createSharedRoundApi } from './api/shared-round.ts'
import { playerMark, userBlock } from './api/user.ts'
import type { StudioGame } from './catalogue.ts'
import type { Launch } from './launch.ts'
import { createMemory, type Memory, safeStorage } from './memory.ts'
import type { PageLoad } from './page-load.ts'
import { apply } from './round/apply.ts'
import { ladderOf, openingStake } from './round/ladder.ts'
import { initialState, type StudioEvent, type StudioState } from './round/state.ts'
import type { Frames } from './scene/frames.ts'
import { createShellLink } from './shell-link.ts'
import { createSounds, type Sounds } from './sound/sounds.ts'
import { createPrompts, createTaps, type Studio } from './studio.ts'
import type { Scenery } from './themes/scenery.ts'
import { THEMES } from './themes/theme.ts'

export type StudioDeps = {
  readonly launch: Launch
  readonly game: StudioGame
  readonly scenery: Scenery
  readonly own: Window & typeof globalThis
  readonly frames: Frames
  readonly clock: Clock
  readonly load: PageLoad
  /** Returns the current language: the player may change it while the game is open. */
  readonly lang: () => Lang
  /** True if the player asked for less motion. */
  readonly calm: boolean
}

/** Wires one game together. Only this file uses the browser's storage, network and clock. */
export function createStudio(deps: StudioDeps): Studio {
  const { launch, game, scenery, own, frames, clock, load, lang, calm } = deps
  const demo = launch.demoToken !== null || launch.replayToken !== null
  const { local, tab } = storagesOf(deps)
  const player = playerMark(local, demo)
  const memory = createMemory({ local, tab, slug: game.slug, player, load })
  const endpoint = createEndpoint({
    fetch: (input, init) => own.fetch(input, init),
    user: () => userBlock(local, lang(), demo),
  })
  const stakeKurus = openingStake(ladderOf(game.rules.stakes), {
    lastKurus: memory.readStake(),
    balanceKurus: null,
  })
  const store = createStore(() => initialState(stakeKurus, memory.readSession(clock.nowMs())))
  const send = (event: StudioEvent) => store.setState((state) => apply(state, event), true)
  keepSession(store, memory)
  return {
    launch,
    game,
    scenery,
    store,
    send,
    memory,
    frames,
    clock,
    calm,
    casino: createCasinoApi(endpoint, launch.gameId, game),
    fairness: createFairnessApi(endpoint),
    sharedRound:
      launch.replayToken === null ? null : createSharedRoundApi(endpoint, game, launch.replayToken),
    shell: createShellLink(own),
    sounds: openSounds(deps, memory),
    prompts: createPrompts(send, frames.wait),
    taps: createTaps(frames.wait),
    scene: null,
    demoToken: launch.demoToken,
  }
}

/** A film stores nothing in the browser: it must not look like a round that was played here. */
function storagesOf({ launch, own }: StudioDeps) {
  const isFilm = launch.replayToken !== null
  const kept = (storage: () => Storage) =>
    safeStorage(() => {
      if (isFilm) throw new Error('a film keeps everything in memory')
      return storage()
    })
  return { local: kept(() => own.localStorage), tab: kept(() => own.sessionStorage) }
}

function openSounds({ own, game }: StudioDeps, memory: Memory): Sounds {
  return createSounds({
    page: own.document,
    muted: memory.readMuted(),
    onMuted: memory.writeMuted,
    ambience: THEMES[game.theme]?.ambience ?? null,
    studio: game.studio,
  })
}

/** Saves the session. A round under way is not included: the next start finds out whether it was played. */
function keepSession(store: StoreApi<StudioState>, memory: Memory): void {
  const keep = ({ session: { sinceMs, netKurus }, takenKurus }: StudioState) =>
    memory.writeSession({ sinceMs, netKurus: kurus(netKurus + takenKurus) })
  store.subscribe((state, before) => {
    if (state.session !== before.session) keep(state)
  })
  keep(store.getState())
}
