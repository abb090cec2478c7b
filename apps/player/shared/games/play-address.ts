import { playPaths } from '@poyraz/site/play'
import { useSignedIn } from '../session/session-store.ts'

/**
 * Where a game's tile leads: players to the game, visitors to its demo, so that nobody meets a wall first.
 */
export function usePlayAddress() {
  const signedIn = useSignedIn()
  return (gameID: number) =>
    signedIn
      ? ({ to: playPaths.play, params: { type: 'slot', id: String(gameID) } } as const)
      : ({ to: playPaths.demo, params: { id: String(gameID) } } as const)
}
