import type { Draws } from '@poyraz/fairness'
import type { OriginalRound, RoundFigures, WatchedFigures, WatchedMost } from '@poyraz/games'
import type { Kurus } from '@poyraz/kernel'

/** A studio of the house; `logo` names its picture. */
export type HouseProvider = { readonly id: number; readonly name: string; readonly logo: string }

/** Figures of a certificate that the lobby shows. Shares are decimal percentages, pays are stakes. */
export type CertifiedSummary = {
  readonly version: number
  readonly returnPercent: string
  readonly hitPercent: string
  readonly stakeBackPercent: string
  readonly sigma: string
  readonly topStakes: string
  readonly topOneIn: string
  /** False where the top win is that of the paid spin without its free spins. */
  readonly topIsRound: boolean
  readonly freeSpins: { readonly oneIn: string; readonly spins: string } | null
  /** Visible rows of each reel or column. */
  readonly rows: readonly number[]
}

/** One of our own games: its presentation, and the rules that decide its rounds. */
export type HouseGame = {
  /** Number of the game in the protocol. */
  readonly id: number
  /** The game's name, which never changes; draws depend on it. */
  readonly slug: string
  readonly name: { readonly tr: string; readonly en: string }
  /** The studio; without it the house itself. */
  readonly provider?: HouseProvider
  readonly image: string
  readonly rulesHash: string
  /** The canonical JSON that `rulesHash` is the hash of. Games of tests may omit it: it is not published. */
  readonly rulesText?: string
  /** True if the game's certificate belongs to the rules as they are now. */
  readonly certified: boolean
  /** Exact return to player, in basis points, rounded down; from the certificate of the same hash. */
  readonly rtpBp: number
  readonly volatility: 'low' | 'medium' | 'high' | 'extreme'
  /** Stakes that can be played, in kuruş, rising. */
  readonly stakes: readonly Kurus[]
  readonly features: readonly string[]
  readonly types: readonly string[]
  /** Subjects by which the lobby is filtered. */
  readonly topics?: readonly string[]
  readonly categories: readonly number[]
  /** Expected figures for the watch over live rounds. Games of tests may omit them and are not watched. */
  readonly watchedFigures?: () => WatchedFigures
  /** Maximum of a single value of each expected figure, which needs no counting. */
  readonly watchedMost?: WatchedMost
  /** Figures by which players forecast a bonus; null without a certificate. Games of tests may omit them. */
  readonly roundFigures?: () => RoundFigures | null
  /** Null without a certificate of these rules. Only slots have it. */
  readonly certifiedSummary?: () => CertifiedSummary | null
  /** False for a game without a client: it is in the catalogue, and closed. */
  readonly offered?: boolean
  /** Only for games that begin with a command of the player: returns true if it may be the first one. */
  takes?(command: unknown): boolean
  /**
   * Only for games whose rounds may cost more than the stake of the ladder. Returns the stake of a round that
   * begins with this command.
   */
  stakeOf?(bet: Kurus, command: unknown): Kurus
  /** Only for games with decisions of the player. */
  readonly open?: OpenGame
  /**
   * Decides a whole round from its draws, and the command for games that take one; the stake only turns
   * its pay units into money, exactly. Throws for a game with decisions.
   */
  decide(draws: Draws, stake: Kurus, command?: unknown): Decision
}

/** The rules of a game with decisions, and the payout of its units. */
export type OpenGame = {
  readonly round: OriginalRound
  /** Returns the payout of an outcome, or of its units at a stake of the ladder. */
  payout(stake: Kurus, outcome: { readonly units: number }): Kurus
  /**
   * Only for games that offer a win as the next stake. Returns the units that the command stakes, by what the
   * player sees of the round; 0 for other commands.
   */
  restakes?(command: unknown, seen: object): number
}

/** The outcome is plain JSON; `win` is kuruş. */
export type Decision = { readonly outcome: object; readonly win: Kurus }
