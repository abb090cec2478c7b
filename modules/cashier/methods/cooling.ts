import { DAY_MS } from '@poyraz/kernel'

/**
 * Waiting time before payouts to a new or changed bank account, wallet or address, or after a contact change.
 */
export const COOLING_MS = DAY_MS

/** A wallet or address from which the player paid in, and since when it is known. */
export type OwnSource = {
  readonly field: 'walletNumber' | 'cryptoAddress'
  readonly value: string
  readonly since: Date
}

/**
 * Returns when payouts to the source may begin, in ms. Only a payment from a source shows that the player
 * owns it.
 */
export function coolsUntil({ since }: OwnSource): number {
  return since.getTime() + COOLING_MS
}
