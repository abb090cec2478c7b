import { assert, kurus } from '@poyraz/kernel'
import type { Lang } from '@poyraz/text'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { isShortOf } from '../round/short.ts'
import type { GameState, StudioState } from '../round/state.ts'
import type { GameStudio, Studio } from '../studio.ts'
import { type Translate, translatorOf } from '../texts.ts'
import type { ViewState } from './view-state.ts'

/** The open game, a slot or an original. */
export const GameContext = createContext<{ studio: GameStudio; view: StoreApi<ViewState> } | null>(null)
/** The same game where it is a slot. */
export const StudioContext = createContext<Studio | null>(null)

function useGameContext() {
  const context = useContext(GameContext)
  assert(context, 'views stand inside a game')
  return context
}

export function useGame(): GameStudio {
  return useGameContext().studio
}

export function useGameState<Value>(select: (state: GameState) => Value): Value {
  return useStore(useGame().store, select)
}

export function useStudio(): Studio {
  const studio = useContext(StudioContext)
  assert(studio, 'views of a slot stand inside its studio')
  return studio
}

export function useStudioState<Value>(select: (state: StudioState) => Value): Value {
  return useStore(useStudio().store, select)
}

/** Returns true while the player's balance covers no stake of this game; never in a demo or a film. */
export function useIsEmpty(): boolean {
  const { game, launch } = useGame()
  const lowest = kurus(Math.min(...game.rules.stakes))
  const isPaid = launch.demoToken === null && launch.replayToken === null
  return useGameState(
    (state) => isPaid && state.phase === 'idle' && !state.round?.isOpen && isShortOf(state, lowest),
  )
}

export function useView<Value>(select: (state: ViewState) => Value): Value {
  return useStore(useGameContext().view, select)
}

export function useViewStore(): StoreApi<ViewState> {
  return useGameContext().view
}

export function useLanguage(): Lang {
  return useView((view) => view.lang)
}

export function useText(): Translate {
  return translatorOf(useLanguage())
}
