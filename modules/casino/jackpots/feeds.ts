import { type Draws, rulesHash, soloDraws } from '@poyraz/fairness'
import { nodeHash } from '@poyraz/fairness/server'
import { contribution, drawTicket, type JackpotPool, levelOfTicket } from '@poyraz/games/jackpots'
import type { Kurus } from '@poyraz/kernel'
import type { ActivePair } from '../commands/seed-pairs.ts'

/**
 * Contribution of a stake to one pot, in micro-kuruş; `isHit` if its ticket wins this pot. `reports` is true for
 * one feed of a play: the pot that it wins, or the first of the pool.
 */
export type Feed = {
  readonly jackpotId: number
  readonly micro: bigint
  readonly isHit: boolean
  readonly reports: boolean
}

/** Feeds of a play in the jackpots of its game. `ticket` is `null` in a must-hit-by pool. */
export type PlayFeeds = {
  readonly feeds: readonly Feed[]
  readonly pool: { readonly key: string; readonly rulesHash: string } | null
  readonly ticket: number | null
}

const NO_FEEDS: PlayFeeds = { feeds: [], pool: null, ticket: null }

/** A pool with the hash of its rules. */
export type HashedPool = JackpotPool & { readonly hash: string }

export function hashPools(pools: readonly JackpotPool[]): readonly HashedPool[] {
  return pools.map((pool) => ({ ...pool, hash: rulesHash(pool.rules, nodeHash) }))
}

type Play = {
  readonly slug: string
  readonly stake: Kurus
  readonly free: boolean
  readonly pair: ActivePair
  readonly nonce: number
}

/**
 * Returns what a play adds to jackpots and whether its ticket wins one. The stream of tickets is that of the
 * pool, so it neither shifts the draws of the game nor depends on them. A free spin, which the house pays,
 * takes no part.
 */
export function feedsOf(pools: readonly HashedPool[], { slug, stake, free, pair, nonce }: Play): PlayFeeds {
  const pool = free ? undefined : pools.find(({ rules }) => rules.games.includes(slug))
  if (!pool) return NO_FEEDS
  const { rules, hash } = pool
  const ticket = rules.mapping === 'ticket-1' ? drawTicket(rules, ticketDraws(pool, pair, nonce)) : null
  const won = ticket === null ? null : levelOfTicket(rules, stake, ticket)
  return {
    feeds: rules.levels.map((level) => ({
      jackpotId: level.id,
      micro: contribution(level, stake),
      isHit: level === won,
      reports: level === (won ?? rules.levels[0]),
    })),
    pool: { key: rules.gameId, rulesHash: hash },
    ticket,
  }
}

function ticketDraws({ rules, hash }: HashedPool, pair: ActivePair, nonce: number): Draws {
  const { serverSeed, clientSeed } = pair
  const { gameId } = rules
  return soloDraws({ serverSeed, clientSeed, gameId, rulesHash: hash, nonce, stream: 'jackpot' }, nodeHash)
}
