import { DAY_MS } from '@poyraz/kernel'

/** A payout account, address, e-mail address or phone that is new or changed is not paid to for so long. */
export const COOLING_MS = DAY_MS

/** A wallet or an address that money of a player came from, and since when it is known. */
export type OwnSource = {
  readonly field: 'walletNumber' | 'cryptoAddress'
  readonly value: string
  readonly since: Date
}

/** When it may be paid to, in ms: whose it is, only who paid from it told us. */
export function coolsUntil({ since }: OwnSource): number {
  return since.getTime() + COOLING_MS
}
