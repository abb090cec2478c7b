import type { PasswordLengthMin } from './user/password.ts'

/** Settings of the house that the server writes into each page. */
export type House = {
  /** A session ends after this time without a call of its player. */
  readonly idleMs: number
  /** Minimum length of a new password, in characters. */
  readonly passwordLengthMin: PasswordLengthMin
  /** True if SMS can be delivered. If not, features that need SMS are not offered. */
  readonly carriesSms: boolean
  readonly realityCanBeOff: boolean
  /** True if the jurisdiction allows the public list of wins. */
  readonly publicWins: boolean
  /** Origins of games of outside providers, besides the site's own origin. */
  readonly gameOrigins: readonly string[]
}
