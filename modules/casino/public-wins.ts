import { type Bus, defineTopic } from '@poyraz/bus'
import { PUBLIC_WIN_MULTIPLE, PUBLIC_WINS_MAX, type publicWin } from '@poyraz/contract'
import type { Database } from '@poyraz/db'
import { type Clock, DAY_MS, kurus, MINUTE_MS, remembered, SECOND_MS } from '@poyraz/kernel'
import { z } from 'zod'
import type { Catalogue } from './store/catalogue.ts'
import { listWins, type WinRow } from './store/wins.ts'

/** Published when the list of wins may have changed: a new win, a name, a shared round, or a player left out. */
export const winsChanged = defineTopic('casino.wins', z.object({}))

export type PublicWin = z.output<typeof publicWin>

/** Older wins are not shown, so that a quiet house does not look busy. */
const AGE_MS_MAX = 7 * DAY_MS
/** Wins that are read to find enough that may be shown. */
const CANDIDATES_MAX = 5 * PUBLIC_WINS_MAX
/** Upper bound for changes that no message announces, such as the end of a break. */
const TTL_MS = 5 * SECOND_MS

/** Facts about players, from modules below. */
export type PublicWinsPort = {
  readonly bus: Bus
  usernamesOf(playerIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Returns those of the players who are excluded, on a break, stopped or closed. */
  withheldOf(playerIds: readonly string[]): Promise<ReadonlySet<string>>
}

/** The public list of wins of this server. */
export type PublicWins = {
  readonly isOpen: boolean
  read(): Promise<readonly PublicWin[]>
  /** Announces a change to all servers. */
  changed(): void
  /** Forgets the list: another server or module announced a change. */
  forget(): void
  /** Announces a change if the list shows a win of this player. */
  recheck(playerId: string): void
}

/** The list where the jurisdiction forbids it. */
export const CLOSED_WINS: PublicWins = {
  isOpen: false,
  read: async () => [],
  changed: () => {},
  forget: () => {},
  recheck: () => {},
}

type Deps = {
  readonly database: Database
  readonly clock: Clock
  catalogue(): Promise<Catalogue>
}

export function createPublicWins(deps: Deps, port: PublicWinsPort): PublicWins {
  let shown: ReadonlySet<string> = new Set()
  const load = async () => {
    const rows = await readRows(deps, port)
    shown = new Set(rows.map(({ player_id }) => player_id))
    return presentWins(deps, port, rows)
  }
  const list = remembered(load, { clock: deps.clock, ttlMs: TTL_MS })
  const changed = () => port.bus.publish(winsChanged, {})
  return {
    isOpen: true,
    read: list,
    changed,
    forget: list.forget,
    recheck(playerId) {
      if (shown.has(playerId)) changed()
    },
  }
}

/** Returns true if a round belongs to the list; the same rule as the index `round_public_win`. */
export function isPublicWin(round: {
  readonly stake: bigint
  readonly win: bigint
  readonly free: boolean
}): boolean {
  return !round.free && round.win >= round.stake * BigInt(PUBLIC_WIN_MULTIPLE)
}

async function readRows(deps: Deps, port: PublicWinsPort): Promise<readonly WinRow[]> {
  const sinceMs = deps.clock.nowMs() - AGE_MS_MAX
  const [rows, { byId }] = await Promise.all([
    listWins(deps.database.db, { sinceMs, limit: CANDIDATES_MAX }),
    deps.catalogue(),
  ])
  const withheld = await port.withheldOf([...new Set(rows.map(({ player_id }) => player_id))])
  return rows
    .filter(({ player_id, game_id }) => !withheld.has(player_id) && byId.has(game_id))
    .slice(0, PUBLIC_WINS_MAX)
}

async function presentWins(
  deps: Deps,
  port: PublicWinsPort,
  rows: readonly WinRow[],
): Promise<readonly PublicWin[]> {
  const named = new Set(rows.flatMap((row) => (row.named ? [row.player_id] : [])))
  const [{ byId }, usernames] = await Promise.all([deps.catalogue(), port.usernamesOf([...named])])
  return rows.flatMap((row) => {
    const game = byId.get(row.game_id)
    if (!game) return []
    return {
      gameID: game.id,
      slug: game.slug,
      gameName: game.name,
      player: row.named ? (usernames.get(row.player_id) ?? null) : null,
      stake: kurus(row.stake),
      win: kurus(row.win),
      shareToken: row.token,
      date: new Date(row.created_at.getTime() - (row.created_at.getTime() % MINUTE_MS)).toISOString(),
    }
  })
}
