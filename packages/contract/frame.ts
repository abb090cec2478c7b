/**
 * Messages between the player site and a game frame of the same origin (`window.postMessage`).
 * The shell shows the balance of before the round until the frame says that the round has been shown.
 */
export type FrameToShell =
  /**
   * The scene can be played, for the first time or again after the frame was reloaded: whatever was under way
   * before is over. `balance` in kuruş is what the frame has just read; `null` where it could not be had.
   */
  | { readonly type: 'poyraz:ready'; readonly gameID: number; readonly balance: number | null }
  /** The frame cannot show its game: the shell says so, and offers to open it again. */
  | { readonly type: 'poyraz:failed' }
  /** A round was sent: the shell holds the balance it shows, less the stake (kuruş). */
  | { readonly type: 'poyraz:started'; readonly stake: number }
  /** The round has been shown to its end; `balance` in kuruş is what the server answered. */
  | { readonly type: 'poyraz:shown'; readonly balance: number }
  /** The reality check is due: the shell shows it, and the game goes on once it was answered. */
  | { readonly type: 'poyraz:paused' }
  | { readonly type: 'poyraz:exit' }
  /** The balance covers no stake and the player wants to deposit. */
  | { readonly type: 'poyraz:deposit' }
  /** The player wants to see the proof of a round. */
  | { readonly type: 'poyraz:verify'; readonly roundID: string }
  /** The endpoint refused for good (session expired and the like): the shell takes over. */
  | { readonly type: 'poyraz:refused'; readonly error: string; readonly message: string }

export type ShellToFrame = {
  readonly type: 'poyraz:preferences'
  readonly lang: 'tr' | 'en'
  readonly mode: 'dark' | 'light'
  /** 0 hides amounts of the balance, as the player chose in the shell. */
  readonly showBalance: 0 | 1
}
