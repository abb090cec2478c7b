import type { PasswordLengthMin } from './user/password.ts'

/** Settings of the house that the server writes into each page. */
export type House = {
  /** A session ends after more than this without a call by its player. */
  readonly idleMs: number
  /** Of a new password, in characters. */
  readonly passwordLengthMin: PasswordLengthMin
  /** True if SMS are delivered; otherwise nothing that needs one is offered. */
  readonly carriesSms: boolean
  readonly realityCanBeOff: boolean
  /** Origins that games of outside providers are loaded from, beside the site's own. */
  readonly gameOrigins: readonly string[]
}
