import type { JackpotPool } from '@poyraz/games/jackpots'
import type { HouseTable } from '@poyraz/games/tables'
import type { Wagering } from '@poyraz/wagering'
import type { Launch, LaunchRefusal } from './ctx.ts'
import type { HouseGame } from './house-game.ts'
import type { LobbyDeps } from './lobby.ts'
import type { Stopwatch } from './on-tick.ts'
import type { PublicWinsPort } from './public-wins.ts'

export type CasinoDeps = LobbyDeps & {
  /** 32-byte key, stored outside the database, that encrypts server seeds at rest. */
  readonly seedKey: Uint8Array
  /** Signs demo tokens. */
  readonly demoKey: Uint8Array
  /** Ed25519 key (PKCS #8 PEM) that signs receipts. */
  readonly receiptKey: string
  /** Currency of the books, which receipts name. */
  readonly currency: string
  /** Minimum time between two rounds of a player. */
  readonly spinIntervalMs: number
  /** Places and settles the bets of rounds with decisions. */
  readonly wagering: Pick<Wagering, 'openIn' | 'restakeBarredIn' | 'settleIn'>
  /** Decides if a player may open a slot; without it every player may. */
  readonly mayLaunch?: (launch: Launch) => Promise<LaunchRefusal | null>
  /** Returns those of the players who are excluded, on a break, stopped or closed; without it nobody is. */
  readonly withheldOf?: PublicWinsPort['withheldOf']
  /** Live tables of the house. */
  readonly tables?: readonly HouseTable[]
  /** Needed for the public list of wins; without it the jurisdiction forbids the list. */
  readonly publicWins?: PublicWinsPort | undefined
  /** True if the jurisdiction lets players stake a win on a coin; without it they may not. */
  readonly winGamble?: boolean
  /** True if the jurisdiction lets players buy free spins; without it they may not. */
  readonly featureBuy?: boolean
  /** Called after the commit with each player whose money moved. */
  readonly onMoved?: (playerId: string) => void
  /** Delay of refusals; tests replace it. */
  readonly stopwatch?: Stopwatch
  /** Games of tests, instead of the slots of the house. */
  readonly games?: readonly HouseGame[]
  /** Pools of jackpots; without games of tests, those of the house. */
  readonly pools?: readonly JackpotPool[]
}
