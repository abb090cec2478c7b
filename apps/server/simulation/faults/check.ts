import { openDatabase } from '@poyraz/db'
import { systemClock } from '@poyraz/kernel'
import { createLedger } from '@poyraz/ledger'
import type pg from 'pg'
import { auditRows } from '../auditor/audit-rows.ts'
import { type Rows, readRows } from '../auditor/rows.ts'
import type { Player } from './players.ts'
import { asSuperuser, type Target } from './target.ts'

/** A round or a deposit as stored, with its effect on the player's balance in kuruş. */
type Stored = { readonly player: string; readonly key: string; readonly moved: string }

/**
 * Compares what players were answered with the tables, without code of the product, and runs the product's
 * own audit. Every request must have a definite answer by now.
 */
export async function checkAnswers(players: readonly Player[], target: Target): Promise<string[]> {
  const { stored, rows } = await asSuperuser(target, async (client) => ({
    stored: await readStored(client, players),
    rows: await readRows(client),
  }))
  return [
    ...players.flatMap(({ refusals }) => refusals.map((refusal) => `refused: ${refusal}`)),
    ...compareRequests(players, stored),
    ...compareBalances(players, rows),
    ...auditRows(rows),
    ...(await productAudit(target)),
  ]
}

async function readStored(client: pg.Client, players: readonly Player[]): Promise<readonly Stored[]> {
  const { rows } = await client.query<Stored>(
    `select player_id as player, substr(key, length('play:') + 1) as key, (win - stake)::text as moved
       from casino.round where player_id = any ($1)
     union all
     select owner, substr(key, length('deposit:') + 1), amount::text
       from ledger.transfer where reason = 'deposit' and owner = any ($1)`,
    [players.map(({ id }) => id)],
  )
  return rows
}

/** Finds requests whose answer differs from what is stored. */
export function compareRequests(players: readonly Player[], stored: readonly Stored[]): string[] {
  const left = new Map(stored.map(({ player, key, moved }) => [`${player}/${key}`, BigInt(moved)]))
  const faults: string[] = []
  for (const { id, answers } of players) {
    for (const { key, moved } of answers) {
      const name = `${id}/${key}`
      const found = left.get(name)
      left.delete(name)
      if (found === undefined) faults.push(`${name} was acknowledged and is lost`)
      else if (found !== moved) faults.push(`${name} moved ${found}, acknowledged was ${moved}`)
    }
  }
  for (const name of left.keys()) faults.push(`${name} is stored but was not acknowledged`)
  return faults
}

/** Finds players whose cash is not the sum of what they were answered. */
export function compareBalances(players: readonly Player[], { accounts }: Pick<Rows, 'accounts'>): string[] {
  const cash = new Map(accounts.filter(({ code }) => code === 'cash').map((row) => [row.owner, row.balance]))
  return players.flatMap(({ id, answers }) => {
    const acknowledged = answers.reduce((sum, { moved }) => sum + moved, 0n)
    const balance = cash.get(id) ?? '0'
    return balance === String(acknowledged) ? [] : [`${id} has ${balance}, acknowledged were ${acknowledged}`]
  })
}

/** Runs the audit of the ledger itself, and returns its faults as sentences. */
export async function productAudit({ appUrl }: Target): Promise<string[]> {
  const database = openDatabase({ url: appUrl, max: 1 })
  try {
    const faults = await createLedger({ database, clock: systemClock }).audit()
    return faults.map(({ rule, subject }) => `the ledger breaks ${rule}: ${subject}`)
  } finally {
    await database.close()
  }
}
