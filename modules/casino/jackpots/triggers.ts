import type { Database } from '@poyraz/db'
import { drawHidden, toHex } from '@poyraz/fairness'
import { newSeed, nodeHash, type SeedBox } from '@poyraz/fairness/server'
import { distances } from '@poyraz/games/jackpots'
import { assert } from '@poyraz/kernel'
import {
  commitTrigger,
  findPots,
  findTrigger,
  listHiddenTriggers,
  type OpenPot,
  revealTrigger,
} from '../store/jackpot-triggers.ts'
import type { HashedPool } from './feeds.ts'

/** The hidden distance of a pot, in micro-kuruş. It never leaves the server before the hit. */
export type OpenTrigger = { readonly jackpotId: number; readonly pot: number; readonly distance: bigint }

/** Hidden distances of the must-hit-by pots, kept in memory; the database has them encrypted. */
export type Triggers = {
  /** Returns the triggers of the open and the next pot of these jackpots; none for pools with tickets. */
  current(jackpotIds: readonly number[]): Promise<readonly OpenTrigger[]>
  /** Clears the cache, because a pot was hit. */
  forget(): void
  /** Commits to the open and the next pot of each jackpot, so that a hit finds its successor. */
  commit(): Promise<void>
  /** Publishes value and salt of the pots that were hit. */
  reveal(): Promise<void>
}

export type TriggersDeps = {
  readonly database: Database
  readonly box: SeedBox
  readonly pools: readonly HashedPool[]
}

const SALT_BYTES = 32
const VALUE_BYTES = 8

export function createTriggers({ database: { db }, box, pools }: TriggersDeps): Triggers {
  const hidden = new Map(
    pools.flatMap((pool) =>
      pool.rules.mapping === 'must-hit-1' ? pool.rules.levels.map(({ id }) => [id, pool] as const) : [],
    ),
  )
  const known = new Map<number, readonly OpenTrigger[]>()
  const commitPot = async (jackpotId: number, pot: number, pool: HashedPool) => {
    const { value, salt, commitment } = drawHidden(
      {
        gameId: pool.rules.gameId,
        rulesHash: pool.hash,
        number: pot,
        most: distances(pool.rules),
        salt: newSeed(),
      },
      nodeHash,
    )
    const sealedSalt = box.seal(sealId(jackpotId, pot), packed(salt, value))
    await commitTrigger(db, { jackpotId, pot, rulesHash: pool.hash, commitment, sealedSalt })
  }
  const commit = async (pots: readonly OpenPot[]) => {
    for (const { id, pot } of pots) {
      const pool = hidden.get(id)
      if (!pool) continue
      for (const next of [pot, pot + 1]) {
        if (!(await findTrigger(db, id, next))) await commitPot(id, next, pool)
      }
    }
  }
  const open = async (jackpotId: number, pot: number): Promise<OpenTrigger> => {
    const row = await findTrigger(db, jackpotId, pot)
    assert(row, 'the open and the next pot of a must-hit-by pool were committed to')
    const { value } = unpacked(box.open(sealId(jackpotId, pot), row.sealed_salt))
    return { jackpotId, pot, distance: value }
  }
  const load = async (ids: readonly number[]) => {
    // If a pot falls at another server meanwhile, the write reports it, and the triggers are loaded again.
    const pots = await findPots(db, ids)
    await commit(pots)
    for (const { id, pot } of pots) {
      known.set(id, [await open(id, pot), await open(id, pot + 1)])
    }
  }
  return {
    async current(jackpotIds) {
      const wanted = [...new Set(jackpotIds)].filter((id) => hidden.has(id))
      const missing = wanted.filter((id) => !known.has(id))
      if (missing.length > 0) await load(missing)
      return wanted.flatMap((id) => known.get(id) ?? [])
    },
    forget: () => known.clear(),
    commit: async () => commit(await findPots(db, [...hidden.keys()])),
    async reveal() {
      for (const { jackpot_id, pot, sealed_salt } of await listHiddenTriggers(db)) {
        const { salt, value } = unpacked(box.open(sealId(jackpot_id, pot), sealed_salt))
        await revealTrigger(db, { jackpotId: jackpot_id, pot, salt: toHex(salt), value })
      }
    },
  }
}

/** Binds the sealed bytes to their pot, so that rows cannot be exchanged. */
function sealId(jackpotId: number, pot: number): string {
  return `jackpot-${jackpotId}-${pot}`
}

/** The value is sealed with its salt, so the pot keeps its committed distance when the rules change. */
function packed(salt: Uint8Array, value: bigint): Uint8Array {
  const bytes = new Uint8Array(SALT_BYTES + VALUE_BYTES)
  bytes.set(salt)
  new DataView(bytes.buffer).setBigUint64(SALT_BYTES, value)
  return bytes
}

function unpacked(bytes: Uint8Array): { readonly salt: Uint8Array; readonly value: bigint } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  return { salt: bytes.slice(0, SALT_BYTES), value: view.getBigUint64(SALT_BYTES) }
}
