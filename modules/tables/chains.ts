import type { Tx } from '@poyraz/db'
import {
  chainSeed,
  type Draws,
  openDraws,
  rulesHash,
  type SeatSeed,
  seatClients,
  sharedDraws,
  toHex,
} from '@poyraz/fairness'
import { newSeed, nodeHash, type SeedBox } from '@poyraz/fairness/server'
import type { TableRules } from '@poyraz/games/tables'
import { assert, randomId } from '@poyraz/kernel'
import { insertSeason, type Season } from './store/seasons.ts'

/**
 * Rounds of a season: several days at the usual pace, and few enough that a browser verifies a chain quickly.
 */
const SEASON_LENGTH = 8192
/** Distance in rounds between two cached seeds of a chain. A seed is hashed from the next cached one. */
const CHECKPOINT_EVERY = 256

/** Opens seasons and draws their rounds (fairness, section 4). Unrevealed seeds stay in this process. */
export type Chains = {
  /** Creates a season with a new chain and publishes its end. */
  open(tx: Tx, table: ChainTable, at: Date): Promise<Season>
  /** Returns the draws of a round. They follow from its chain seed and the seeds that players opened. */
  draw(round: ChainRound): Draws
  /** Returns draws that anybody can make before the round; they decide what it offers. */
  openDraws(round: Omit<ChainRound, 'seats'>): Draws
  /** Returns the chain seed of a round in hex. It is revealed after the round. */
  seed(round: Omit<ChainRound, 'seats'>): string
}

/** A table that gets a chain, with the rules of its game. */
export type ChainTable = { readonly id: number; readonly rules: TableRules }

/** A round of a season, with the frozen list of seeds that players added. */
export type ChainRound = {
  readonly season: Season
  readonly number: number
  readonly seats: readonly SeatSeed[]
}

export function createChains(box: SeedBox, seasonLength = SEASON_LENGTH): Chains {
  const checkpoints = new Map<string, readonly Uint8Array[]>()
  const seedOf = (season: Season, number: number): Uint8Array => {
    assert(number >= 1 && number <= season.length, 'a round lies in its season')
    const kept = checkpoints.get(season.id) ?? walk(season, box.open(season.id, season.sealedLast))
    checkpoints.set(season.id, kept)
    const place = Math.ceil(number / CHECKPOINT_EVERY)
    const from = Math.min(place * CHECKPOINT_EVERY, season.length)
    const seed = kept[place]
    assert(seed, 'a chain has its checkpoints')
    return chainSeed({ seasonId: season.id, from, seed }, number, nodeHash)
  }
  return {
    open: (tx, table, at) => openSeason(tx, box, { table, seasonLength, at }),
    draw({ season, number, seats }) {
      const seed = seedOf(season, number)
      const { gameId, rulesHash: hash } = season
      const clients = seatClients(seats)
      return sharedDraws({ gameId, rulesHash: hash, seed, round: number, clients }, nodeHash)
    },
    openDraws: ({ season: { id: seasonId, gameId, rulesHash: hash }, number: round }) =>
      openDraws({ seasonId, gameId, rulesHash: hash, round }, nodeHash),
    seed: ({ season, number }) => toHex(seedOf(season, number)),
  }
}

type NewSeason = { readonly table: ChainTable; readonly seasonLength: number; readonly at: Date }

async function openSeason(tx: Tx, box: SeedBox, { table, seasonLength, at }: NewSeason): Promise<Season> {
  const { rules } = table
  const id = `table-${table.id}-${randomId().toLowerCase()}`
  const last = newSeed()
  const terminal = toHex(chainSeed({ seasonId: id, from: seasonLength, seed: last }, 0, nodeHash))
  const season = {
    id,
    tableId: table.id,
    gameId: rules.gameId,
    rulesHash: rulesHash(rules),
    length: seasonLength,
    terminal,
    sealedLast: box.seal(id, last),
  }
  await insertSeason(tx, season, at)
  return { ...season, isRetired: false }
}

/**
 * Walks a chain once and returns cached seeds: index i has the seed of round i * CHECKPOINT_EVERY, the last
 * index that of the last round.
 */
function walk({ id, length }: Season, last: Uint8Array): readonly Uint8Array[] {
  const places = Math.ceil(length / CHECKPOINT_EVERY)
  const kept: Uint8Array[] = []
  kept[places] = last
  for (let place = places - 1; place >= 1; place--) {
    const from = Math.min((place + 1) * CHECKPOINT_EVERY, length)
    const seed = kept[place + 1] as Uint8Array
    kept[place] = chainSeed({ seasonId: id, from, seed }, place * CHECKPOINT_EVERY, nodeHash)
  }
  return kept
}
