import type { Database, Tx } from '@poyraz/db'
import type { HouseGame } from './house-game.ts'
import {
  findRules,
  listRules,
  type PublishedRules,
  publishRules,
  type RulesVersion,
} from './store/published-rules.ts'
import { addReceiptKey, listReceiptKeys, type ReceiptKey } from './store/receipt-keys.ts'

/** Rules and keys that anybody may read to check rounds without us. */
export type Published = {
  /** Returns rules by game and hash; without a hash, those that the game has now. */
  rules(slug: string, hash: string | null): Promise<PublishedRules | undefined>
  /** Returns all versions of all games. */
  versions(): Promise<readonly RulesVersion[]>
  /** Returns the public keys of receipts, the newest first. */
  keys(): Promise<readonly ReceiptKey[]>
}

export function createPublished({ db }: Database): Published {
  return {
    rules: (slug, hash) => findRules(db, slug, hash),
    versions: () => listRules(db),
    keys: () => listReceiptKeys(db),
  }
}

/** Keeps the rules and the key that a server begins to use. */
export async function publish(tx: Tx, games: readonly HouseGame[], keyId: string): Promise<void> {
  await publishRules(tx, games)
  await addReceiptKey(tx, keyId)
}
