import type { Lang } from '@poyraz/text'
import { createStore, type StoreApi } from 'zustand/vanilla'

export type PanelName = 'rules' | 'fairness' | 'history'

/** What only concerns the looks of the page; a round never depends on it. */
export type ViewState = {
  readonly lang: Lang
  /** False hides the balance, as the player chose in the shell. */
  readonly showBalance: boolean
  readonly muted: boolean
  readonly panel: PanelName | null
  /** The scene is the plain one: the reels are shown by the page itself. */
  readonly plain: boolean
}

export function openingView(begin: Pick<ViewState, 'lang' | 'showBalance' | 'muted'>): StoreApi<ViewState> {
  return createStore<ViewState>(() => ({ ...begin, panel: null, plain: false }))
}
