import { rulesHash } from './commitments.ts'
import type { Draws } from './draws.ts'
import { fromHex, toHex } from './encoding.ts'
import type { Hash } from './hash.ts'
import { commitHidden, drawHidden } from './hidden.ts'
import { canonicalJson, type Json } from './jcs.ts'
import type { Receipt, ReceiptJackpot } from './receipt.ts'
import { portableHash } from './sha256.ts'
import { soloDraws } from './stream.ts'
import type { Step } from './verify-round.ts'

/** A pool of jackpots as the verifier needs it: its published rules, and how they decide. Stakes in kuruş. */
export type PoolMapping = {
  readonly gameId: string
  readonly rules: Json
  /** Progressive pool: the ticket of a round, and the level that it wins with a stake. */
  drawTicket(draws: Draws): number
  levelOfTicket(stake: bigint, ticket: number): string | null
  /** Must-hit-by pool: its level, what a stake adds to the pot (micro-kuruş), and the number of distances. */
  readonly level: string
  contribution(stake: bigint): bigint
  distances(): number
}

/**
 * Checks the part of a receipt in jackpots: the ticket is drawn again from the seeds, or the place of the
 * stake in a must-hit-by pot is compared with the opened distance. Returns `null` for a receipt without such
 * a part, for rules that are not known here, and while the seed or the distance is not revealed yet.
 */
export function verifyJackpot(
  receipt: Receipt,
  pool: PoolMapping | null,
  hash: Hash = portableHash,
): Step | null {
  const { jackpot: stated } = receipt
  if (!stated || !pool || rulesHash(pool.rules, hash) !== stated.rulesHash) return null
  const computed =
    stated.ticket === undefined ? placeOf(receipt, stated, pool, hash) : ticketOf(receipt, pool, hash)
  if (computed === null) return null
  const names = Object.keys(computed) as (keyof ReceiptJackpot)[]
  const told = canonicalJson(Object.fromEntries(names.map((name) => [name, stated[name]])))
  const found = canonicalJson(computed)
  return { name: 'jackpot', holds: told === found, stated: told, computed: found }
}

function ticketOf(receipt: Receipt, pool: PoolMapping, hash: Hash) {
  const { serverSeed, clientSeed, nonce, jackpot, stake } = receipt
  if (serverSeed === null || !jackpot) return null
  const seeds = { serverSeed: fromHex(serverSeed), clientSeed, nonce }
  const stream = { gameId: pool.gameId, rulesHash: jackpot.rulesHash, stream: 'jackpot' }
  const ticket = pool.drawTicket(soloDraws({ ...seeds, ...stream }, hash))
  return { ticket, level: pool.levelOfTicket(BigInt(stake), ticket) }
}

/** A stake wins the pot if it moved the contributions up to the hidden distance or beyond it. */
function placeOf(receipt: Receipt, stated: ReceiptJackpot, pool: PoolMapping, hash: Hash) {
  const { trigger, stake } = receipt
  const { pot, from } = stated
  if (!trigger || pot === undefined || from === undefined) return null
  const value = BigInt(trigger.value)
  const to = BigInt(from) + pool.contribution(BigInt(stake))
  const salt = fromHex(trigger.salt)
  const commitment = toHex(commitHidden({ id: `${pool.gameId}-${pot}`, value, salt }, hash))
  // A distance that was drawn by earlier rules is checked by its commitment alone.
  const hidden = {
    gameId: pool.gameId,
    rulesHash: stated.rulesHash,
    number: pot,
    most: pool.distances(),
    salt,
  }
  const isDrawn = trigger.rulesHash !== stated.rulesHash || drawHidden(hidden, hash).value === value
  return {
    commitment: isDrawn ? commitment : 'the distance does not follow from its salt',
    to: String(to),
    level: BigInt(from) < value && value <= to ? pool.level : null,
  }
}
