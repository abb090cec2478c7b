import type { Language } from '@poyraz/contract'
import type { Ledger } from '@poyraz/ledger'

export type WalletCtx = {
  readonly ledger: Ledger
  /**
   * What stands behind a house account (a game, a payment method) in words, or `null` when nobody knows it. The
   * modules that own these accounts know; the composition root asks them.
   */
  describe(houseCode: string, lang: Language): Promise<string | null>
}
