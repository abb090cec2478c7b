import type { casinoJackpots } from '@poyraz/contract'
import { levelFigures, poolReturn } from '@poyraz/games/jackpots'
import { kurus, MINUTE_MS } from '@poyraz/kernel'
import type { z } from 'zod'
import type { PublicWinsPort } from '../public-wins.ts'
import type { Catalogue } from '../store/catalogue.ts'
import type { JackpotWinRow, PotRow } from '../store/jackpots.ts'
import type { HashedPool } from './feeds.ts'

type Reply = z.output<typeof casinoJackpots.item>
type Ratio = ReturnType<typeof poolReturn>

/** Stakes of the ladder for which the figures of a pool are shown. */
const LOWEST_STAKE = 100n
const MILLION = 1_000_000n

/** Presents the pools of the deployed rules with their pots. */
export function presentPools(
  pools: readonly HashedPool[],
  pots: readonly PotRow[],
  { games }: Catalogue,
): Reply['pools'] {
  return pools.map(({ rules, name, levelNames, hash }) => ({
    key: rules.gameId,
    name,
    kind: rules.mapping === 'ticket-1' ? ('ticket' as const) : ('must_hit' as const),
    rulesHash: hash,
    tickets: rules.tickets,
    returned: millionths(poolReturn(rules, LOWEST_STAKE)),
    contributed: rules.levels.reduce((sum, { rate }) => sum + rate, 0),
    games: games
      .filter(({ slug, enabled }) => enabled && rules.games.includes(slug))
      .map((game) => ({ gameID: game.id, slug: game.slug, name: game.name })),
    pots: rules.levels.flatMap((level) => {
      const row = pots.find(({ id }) => id === level.id)
      if (!row) return []
      const oneIn = (stake: bigint) => whole(levelFigures(rules, level, stake).roundsPerHit)
      return {
        id: level.id,
        key: level.key,
        name: levelNames[level.key] ?? name,
        amount: kurus(row.amount),
        seed: kurus(row.seed),
        cap: kurus(row.cap),
        rate: level.rate,
        oneIn: { lowest: oneIn(LOWEST_STAKE), highest: oneIn(BigInt(rules.stakeMax)) },
        pot: row.pot,
        since: row.pot_since.toISOString(),
        commitment: row.commitment,
      }
    }),
  }))
}

function millionths({ numerator, denominator }: Ratio): number {
  return Number((numerator * MILLION) / denominator)
}

function whole({ numerator, denominator }: Ratio): number {
  return Number((numerator + denominator / 2n) / denominator)
}

type WinsDeps = {
  readonly pools: readonly HashedPool[]
  readonly catalogue: Catalogue
  readonly port: PublicWinsPort
}

/** Presents wins without players who are excluded, on a break, stopped or closed. */
export async function presentWins(
  { pools, catalogue: { byId }, port }: WinsDeps,
  rows: readonly JackpotWinRow[],
): Promise<Reply['wins']> {
  const named = rows.filter((row) => row.named).map(({ player_id }) => player_id)
  const [withheld, usernames] = await Promise.all([
    port.withheldOf([...new Set(rows.map(({ player_id }) => player_id))]),
    port.usernamesOf([...new Set(named)]),
  ])
  return rows.flatMap((row) => {
    const game = byId.get(row.game_id)
    const pool = pools.find(({ rules }) => rules.gameId === row.pool)
    if (!game || !pool || withheld.has(row.player_id)) return []
    return {
      id: row.jackpot_id,
      name: pool.levelNames[row.level] ?? pool.name,
      pot: row.pot,
      gameID: game.id,
      gameName: game.name,
      slug: game.slug,
      player: row.named ? (usernames.get(row.player_id) ?? null) : null,
      stake: kurus(row.stake),
      amount: kurus(row.amount),
      date: new Date(row.won_at.getTime() - (row.won_at.getTime() % MINUTE_MS)).toISOString(),
      proof: proofOf(row),
    }
  })
}

function proofOf(row: JackpotWinRow): Reply['wins'][number]['proof'] {
  const { pool, commitment, rules_hash: rulesHash, salt, value } = row
  if (commitment === null || rulesHash === null || salt === null || value === null) return null
  const [from, to] = [String(row.from_micro), String(row.to_micro)]
  return { pool, commitment, salt, value: String(value), rulesHash, from, to }
}
