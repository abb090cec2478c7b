import { type Clock, kurus } from '@poyraz/kernel'
import type { Lang } from '@poyraz/text'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createEndpoint } from '../api/endpoint.ts'
import { createFairnessApi } from '../api/fairness.ts'
import { playerMark, userBlock } from '../api/user.ts'
import type { Launch } from '../launch.ts'
import { createMemory, type Memory, safeStorage } from '../memory.ts'
import type { PageLoad } from '../page-load.ts'
import { ladderOf, openingStake } from '../round/ladder.ts'
import type { Frames } from '../scene/frames.ts'
import { createShellLink } from '../shell-link.ts'
import { createSounds, type Sounds } from '../sound/sounds.ts'
import { createTaps } from '../studio.ts'
import { createOriginalApi } from './api.ts'
import { applyOriginal } from './apply.ts'
import type { OriginalClient } from './client.ts'
import type { OriginalStudio } from './original-studio.ts'
import { initialOriginal, type OriginalEvent, type OriginalState } from './state.ts'

export type OriginalDeps = {
  readonly launch: Launch
  readonly client: OriginalClient
  readonly own: Window & typeof globalThis
  readonly frames: Frames
  readonly clock: Clock
  readonly load: PageLoad
  /** Returns the current language: the player may change it while the game is open. */
  readonly lang: () => Lang
  /** True if the player asked for less motion. */
  readonly calm: boolean
}

/** Wires one original together, as `createStudio` does for a slot. */
export function createOriginal(deps: OriginalDeps): OriginalStudio {
  const { launch, client, own, frames, clock, load, lang, calm } = deps
  const { game } = client
  const demo = launch.demoToken !== null
  const local = safeStorage(() => own.localStorage)
  const tab = safeStorage(() => own.sessionStorage)
  const memory = createMemory({ local, tab, slug: game.slug, player: playerMark(local, demo), load })
  const endpoint = createEndpoint({
    fetch: (input, init) => own.fetch(input, init),
    user: () => userBlock(local, lang(), demo),
  })
  const stakeKurus = openingStake(ladderOf(game.rules.stakes), {
    lastKurus: memory.readStake(),
    balanceKurus: null,
  })
  const session = memory.readSession(clock.nowMs())
  const store = createStore(() => initialOriginal(stakeKurus, session, readOptions(client, memory)))
  keepSession(store, memory)
  const send = (event: OriginalEvent) => store.setState((state) => applyOriginal(state, event), true)
  const sounds = openSounds(own.document, memory)
  return {
    launch,
    client,
    game,
    store,
    send,
    memory,
    sounds,
    frames,
    clock,
    calm,
    casino: createOriginalApi(endpoint, launch.gameId, client),
    fairness: createFairnessApi(endpoint),
    shell: createShellLink(own),
    taps: createTaps(frames.wait),
    demoToken: launch.demoToken,
  }
}

/** Sounds of the instrument of the house, without the ambience of a theme. */
function openSounds(page: Document, memory: Memory): Sounds {
  return createSounds({
    page,
    muted: memory.readMuted(),
    onMuted: memory.writeMuted,
    ambience: null,
    studio: 'cinaralti',
  })
}

/** Returns the options that the player chose last, or those that the game opens with. */
function readOptions(client: OriginalClient, memory: Memory): unknown {
  const stored = memory.readOptions()
  return typeof stored === 'object' && stored !== null && client.isOptions(stored) ? stored : client.opening
}

/** Saves the session. A round whose reply has not come is not included: the next start finds it. */
function keepSession(store: StoreApi<OriginalState>, memory: Memory): void {
  const keep = ({ session: { sinceMs, netKurus }, takenKurus }: OriginalState) =>
    memory.writeSession({ sinceMs, netKurus: kurus(netKurus + takenKurus) })
  store.subscribe((state, before) => {
    if (state.session !== before.session) keep(state)
    if (state.options !== before.options) memory.writeOptions(state.options)
  })
  keep(store.getState())
}
