import type { PasswordLengthMin } from './user/password.ts'

/** What the pages of a site are told of the house that they stand in, before they ask for anything. */
export type House = {
  /** A session ends after more than this without a call by its player. */
  readonly idleMs: number
  /** Of a new password, in characters. */
  readonly passwordLengthMin: PasswordLengthMin
  /** Whether an SMS comes to anybody; where none does, nothing that needs one is offered. */
  readonly carriesSms: boolean
  readonly realityCanBeOff: boolean
  /** Origins that games of outside providers are loaded from, beside the site's own. */
  readonly gameOrigins: readonly string[]
}
