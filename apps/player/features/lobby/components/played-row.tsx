import { RecentlyPlayed, RecentlyPlayedSkeleton } from '../../../shared/games/recently-played.tsx'
import { useSignedIn } from '../../../shared/session/session-store.ts'

/** Keeps the place of a player's row in the server's page, which is that of a visitor (see `index.html`). */
const PLAYERS_ONLY = 'hidden [[data-session]_&]:block'

/** The games that the player played last, above all games. */
export function PlayedRow() {
  if (useSignedIn()) return <RecentlyPlayed />
  return (
    <div aria-hidden="true" className={PLAYERS_ONLY}>
      <RecentlyPlayedSkeleton />
    </div>
  )
}
