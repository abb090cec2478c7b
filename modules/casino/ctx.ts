import type { Database } from '@poyraz/db'
import type { Clock, Result } from '@poyraz/kernel'
import type { ContinueRefusal, Continuing } from './commands/continue-round.ts'
import type { Keyed, RoundReply } from './commands/open-rounds.ts'
import type { Played, PlayRefusal, PlayRequest } from './commands/play.ts'
import type { SeedPairs } from './commands/seed-pairs.ts'
import type { DemoPlay } from './demo.ts'
import type { HouseGame } from './house-game.ts'
import type { Jackpots } from './jackpots/jackpots.ts'
import type { TableStates } from './live-tables.ts'
import type { Stopwatch } from './on-tick.ts'
import type { PublicWins, PublicWinsPort } from './public-wins.ts'
import type { ReadSharedRound } from './queries/read-shared-round.ts'
import type { ReceiptDeps } from './receipts.ts'
import type { Catalogue } from './store/catalogue.ts'
import type { LiveCatalogue } from './store/live-catalogue.ts'

/** A launch of a slot: the player and the address. */
export type Launch = { readonly playerId: string; readonly address: string }
export type LaunchRefusal =
  | 'jurisdiction'
  | 'account_closed'
  | 'excluded'
  | 'under_age'
  | 'kyc_required'
  | 'play_stopped'

/** Dependencies of the casino's handlers. */
export type CasinoCtx = {
  readonly database: Database
  readonly clock: Clock
  readonly stopwatch: Stopwatch
  readonly pairs: SeedPairs
  readonly demo: DemoPlay
  readonly houseGames: ReadonlyMap<number, HouseGame>
  catalogue(): Promise<Catalogue>
  readonly wins: PublicWins
  /** Signs receipts of rounds. */
  readonly receipts: ReceiptDeps
  readonly jackpots: Jackpots
  /** Facts about players for public lists; without it the jurisdiction forbids such lists. */
  readonly winsPort: PublicWinsPort | undefined
  /** True if players may stake a win on a coin. */
  readonly winGamble: boolean
  /** True if players may buy free spins. */
  readonly featureBuy: boolean
  readonly readSharedRound: ReadSharedRound
  /** Closes a game for bets. */
  onBroken(game: HouseGame, error: unknown): Promise<void>
  live(): Promise<LiveCatalogue>
  readonly tableStates: TableStates
  /** Returns the reason why the player may not open a slot now, or `null`. */
  mayLaunch(launch: Launch): Promise<LaunchRefusal | null>
  play(request: PlayRequest): Promise<Result<Played, PlayRefusal>>
  /** Starts a round of a game with decisions. */
  begin(request: PlayRequest, keyed: Keyed): Promise<Result<RoundReply, PlayRefusal>>
  /** Sends a command to the player's open round. */
  goOn(continuing: Continuing, keyed: Keyed): Promise<Result<RoundReply, ContinueRefusal>>
  /** Runs `fn` while no other round or seed change of this player is running. */
  inTurn<T>(playerId: string, fn: () => Promise<T>): Promise<T>
}
