import type { Registry } from '@poyraz/contract'
import {
  playClose,
  playLetPlayer,
  playList,
  playOpen,
  playStopPlayer,
  staffRefusal,
} from '@poyraz/contract/backoffice'
import { err, ok } from '@poyraz/kernel'
import type { ComplianceStaff } from '../commands/staff.ts'
import type { GamesPort } from '../ctx.ts'

const GAME = /^game:(\d+)$/

/** Adds the back-office handlers that close scopes for bets and stop single players. */
export function addStaffPlay(registry: Registry, games: GamesPort, staff: ComplianceStaff): void {
  registry.add(playList, async () => {
    const closures = await staff.closures()
    return ok(closures.map(({ scope, reason, by, at }) => ({ scope, reason, by, at: at.toISOString() })))
  })
  registry.add(playClose, async ({ input: { scope, note: reason }, caller }) => {
    const game = GAME.exec(scope)?.[1]
    // Bets use the game id without leading zeros; a scope such as `game:007` would close nothing.
    if (game !== undefined && (game !== String(Number(game)) || !(await games.hasGame(Number(game)))))
      return err({ error: 'not_found' })
    const closed = await staff.closeForBets({ scope, reason, by: caller.name })
    return closed.ok ? closed : err(staffRefusal(closed.error))
  })
  registry.add(playOpen, async ({ input: { scope, note: reason }, caller }) => {
    if (games.staysClosed(Number(GAME.exec(scope)?.[1]))) return err({ error: 'game_uncertified' })
    const opened = await staff.openForBets({ scope, reason, by: caller.name })
    return opened.ok ? opened : err(staffRefusal(opened.error))
  })
  registry.add(playStopPlayer, async ({ input: { playerID, note: reason }, caller }) => {
    const stopped = await staff.stopPlayer({ playerId: playerID, reason, by: caller.name })
    return stopped.ok ? stopped : err(staffRefusal(stopped.error))
  })
  registry.add(playLetPlayer, async ({ input: { playerID, note: reason }, caller }) => {
    const opened = await staff.resumePlayer({ playerId: playerID, reason, by: caller.name })
    return opened.ok ? opened : err(staffRefusal(opened.error))
  })
}
