import { assert, kurus } from '@poyraz/kernel'
import type { Lang } from '@poyraz/text'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { isShortOf } from '../round/short.ts'
import type { StudioState } from '../round/state.ts'
import type { Studio } from '../studio.ts'
import { type Translate, translatorOf } from '../texts.ts'
import type { ViewState } from './view-state.ts'

export const StudioContext = createContext<{ studio: Studio; view: StoreApi<ViewState> } | null>(null)

function useStudioContext() {
  const context = useContext(StudioContext)
  assert(context, 'views stand inside the studio')
  return context
}

export function useStudio(): Studio {
  return useStudioContext().studio
}

export function useStudioState<Value>(select: (state: StudioState) => Value): Value {
  return useStore(useStudioContext().studio.store, select)
}

/** Returns true while the player's balance covers no stake of this game; never in a demo. */
export function useIsEmpty(): boolean {
  const { game, launch } = useStudio()
  const lowest = kurus(Math.min(...game.rules.stakes))
  return useStudioState(
    (state) => launch.demoToken === null && state.phase === 'idle' && isShortOf(state, lowest),
  )
}

export function useView<Value>(select: (state: ViewState) => Value): Value {
  return useStore(useStudioContext().view, select)
}

export function useViewStore(): StoreApi<ViewState> {
  return useStudioContext().view
}

export function useLanguage(): Lang {
  return useView((view) => view.lang)
}

export function useText(): Translate {
  return translatorOf(useLanguage())
}
