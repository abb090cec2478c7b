import type { Lang } from '@poyraz/text'

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
