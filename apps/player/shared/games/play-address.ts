import { useSignedIn } from '../session/session-store.ts'

/**
 * Where a game's tile leads: players to the game, visitors to its demo, so that nobody meets a wall first.
 */
export function usePlayAddress() {
  const signedIn = useSignedIn()
  return (gameID: number) =>
    signedIn
      ? ({ to: '/play/$type/$id', params: { type: 'slot', id: String(gameID) } } as const)
      : ({ to: '/demo/slot/$id', params: { id: String(gameID) } } as const)
}
