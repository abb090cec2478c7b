import type { Tx } from '@poyraz/db'
import { type Kurus, kurus } from '@poyraz/kernel'
import type { HouseGame } from './house-game.ts'
import { createJackpotRecord, type JackpotRecord } from './jackpots/public-record.ts'
import { createReadSharedRound, type SharedRoundDeps } from './queries/read-shared-round.ts'
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
  /** Returns game and money of a shared round by the token of its link; `null` if there is no such link. */
  sharedRound(token: string): Promise<SharedFigures | null>
  /** Returns the public keys of receipts, the newest first. */
  keys(): Promise<readonly ReceiptKey[]>
  /** Records of pools of jackpots. */
  readonly jackpots: JackpotRecord
}

export type SharedFigures = {
  readonly name: { readonly tr: string; readonly en: string }
  readonly stake: Kurus
  readonly win: Kurus
}

export function createPublished(deps: SharedRoundDeps): Published {
  const { db } = deps.database
  const readSharedRound = createReadSharedRound(deps)
  return {
    rules: (slug, hash) => findRules(db, slug, hash),
    versions: () => listRules(db),
    keys: () => listReceiptKeys(db),
    jackpots: createJackpotRecord(db),
    async sharedRound(token) {
      const round = await readSharedRound(token)
      if (!round) return null
      const { name_tr: tr, name_en: en, stake, win } = round
      return { name: { tr, en }, stake: kurus(stake), win: kurus(win) }
    },
  }
}

/** Keeps the rules and the key that a server begins to use. */
export async function publish(tx: Tx, games: readonly HouseGame[], keyId: string): Promise<void> {
  await publishRules(tx, games)
  await addReceiptKey(tx, keyId)
}
