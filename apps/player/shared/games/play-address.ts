import { useSignedIn } from '../session/session-store.ts'

/**
 * Where a game's tile leads: players to the game, visitors to its demo, so that nobody meets a wall first.
 */
export function usePlayAddress() {
  const signedIn = useSignedIn()
  return (gameID: number) => ({
    to: signedIn ? ('/play/slot/$id' as const) : ('/demo/slot/$id' as const),
    params: { id: String(gameID) },
  })
}
