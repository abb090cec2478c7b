/**
 * Messages between the player site and a game frame of the same origin (`window.postMessage`).
 * The shell shows the balance of before the round until the frame says that the round has been shown.
 */
export type FrameToShell =
  /**
   * The scene can be played, also after a reload of the frame. A round that was under way before is over.
   * `balance` in kuruş was just read by the frame; `null` if that failed.
   */
  | { readonly type: 'poyraz:ready'; readonly gameID: number; readonly balance: number | null }
  /** The frame cannot show its game. The shell shows an error and offers to open it again. */
  | { readonly type: 'poyraz:failed' }
  /** A round was sent. The shell shows its balance less the stake (kuruş) until `shown`. */
  | { readonly type: 'poyraz:started'; readonly stake: number }
  /** The round was shown completely. `balance` in kuruş is from the server's reply. */
  | { readonly type: 'poyraz:shown'; readonly balance: number }
  /** The reality check is due. The shell shows it; the game continues after the answer. */
  | { readonly type: 'poyraz:paused' }
  | { readonly type: 'poyraz:exit' }
  /** The balance is below the lowest stake, and the player wants to deposit. */
  | { readonly type: 'poyraz:deposit' }
  /** The player wants to see the proof of a round. */
  | { readonly type: 'poyraz:verify'; readonly roundID: string }
  /** The endpoint refused finally (for example, the session expired). The shell takes over. */
  | { readonly type: 'poyraz:refused'; readonly error: string; readonly message: string }

export type ShellToFrame = FramePreferences | FrameMeters

export type FramePreferences = {
  readonly type: 'poyraz:preferences'
  readonly lang: 'tr' | 'en'
  readonly mode: 'dark' | 'light'
  /** 0 hides the balance, as the player set it in the shell. */
  readonly showBalance: 0 | 1
}

/** Amounts of the jackpots in kuruş, whenever they change. */
export type FrameMeters = {
  readonly type: 'poyraz:jackpots'
  readonly meters: readonly { readonly id: number; readonly amount: number }[]
}
