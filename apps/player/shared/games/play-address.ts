import { playPaths } from '@poyraz/site/play'
import { useSignedIn } from '../session/session-store.ts'

/**
 * Returns the link target of a game: the game for players, its demo for visitors, so that no visitor is sent
 * to the login.
 */
export function usePlayAddress() {
  const signedIn = useSignedIn()
  return (gameID: number) =>
    signedIn
      ? ({ to: playPaths.play, params: { type: 'slot', id: String(gameID) } } as const)
      : ({ to: playPaths.demo, params: { id: String(gameID) } } as const)
}
