import type { Lang } from '@poyraz/text'
import { createStore, type StoreApi } from 'zustand/vanilla'

export type PanelName = 'rules' | 'fairness' | 'history' | 'stake' | 'buy'

/** State of the page's display only; a round never depends on it. */
export type ViewState = {
  readonly lang: Lang
  /** False hides the balance: a setting of the player in the shell. */
  readonly showBalance: boolean
  readonly muted: boolean
  readonly panel: PanelName | null
  /** True without WebGL: the page itself shows the reels. */
  readonly plain: boolean
  /** Amounts of the jackpots in kuruş by their ids, as the shell last sent them; empty before. */
  readonly meters: ReadonlyMap<number, number>
}

export function openingView(begin: Pick<ViewState, 'lang' | 'showBalance' | 'muted'>): StoreApi<ViewState> {
  return createStore<ViewState>(() => ({ ...begin, panel: null, plain: false, meters: new Map() }))
}
