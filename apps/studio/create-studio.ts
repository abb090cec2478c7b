import type { Clock } from '@poyraz/kernel'
import { createStore } from 'zustand/vanilla'
import { createCasinoApi } from './api/casino.ts'
import { createEndpoint } from './api/endpoint.ts'
import { createFairnessApi } from './api/fairness.ts'
import { playerMark, touchActivity, userBlock } from './api/user.ts'
import type { StudioGame } from './catalogue.ts'
import type { Launch } from './launch.ts'
import { createMemory, safeStorage } from './memory.ts'
import { apply } from './round/apply.ts'
import { ladderOf, openingStake } from './round/ladder.ts'
import { initialState, type StudioEvent } from './round/state.ts'
import type { Frames } from './scene/frames.ts'
import { createShellLink } from './shell-link.ts'
import { createSounds } from './sound/sounds.ts'
import { createPrompts, type Studio } from './studio.ts'

export type StudioDeps = {
  readonly launch: Launch
  readonly game: StudioGame
  readonly own: Window & typeof globalThis
  readonly frames: Frames
  readonly clock: Clock
}

/**
 * Puts one game together: the only place where the studio touches the browser's storage, network and clock.
 */
export function createStudio({ launch, game, own, frames, clock }: StudioDeps): Studio {
  const demo = launch.demoToken !== null
  const local = safeStorage(() => own.localStorage)
  const player = playerMark(local, demo)
  const memory = createMemory({ local, tab: safeStorage(() => own.sessionStorage), slug: game.slug, player })
  const endpoint = createEndpoint({
    fetch: (input, init) => {
      if (!demo) touchActivity(local, clock.nowMs())
      return own.fetch(input, init)
    },
    user: () => userBlock(local, launch.lang, demo),
  })
  const stakeKurus = openingStake(ladderOf(game.rules.stakes), {
    lastKurus: memory.readStake(),
    balanceKurus: null,
  })
  const store = createStore(() => initialState(stakeKurus, memory.readSession(clock.nowMs())))
  const send = (event: StudioEvent) => store.setState((state) => apply(state, event), true)
  store.subscribe(({ session }, before) => {
    if (session !== before.session) memory.writeSession(session)
  })
  memory.writeSession(store.getState().session)
  return {
    launch,
    game,
    store,
    send,
    memory,
    frames,
    clock,
    casino: createCasinoApi(endpoint, launch.gameId, game),
    fairness: createFairnessApi(endpoint),
    shell: createShellLink(own),
    sounds: createSounds({ page: own.document, muted: memory.readMuted(), onMuted: memory.writeMuted }),
    prompts: createPrompts(send, frames.wait),
    scene: null,
    demoToken: launch.demoToken,
  }
}
