import { openDatabase } from '@poyraz/db'
import { DAY_MS, eachOf, systemClock } from '@poyraz/kernel'
import pg from 'pg'
import type { Context } from '../../context.ts'
import { auditRows } from '../auditor/audit-rows.ts'
import { readRows } from '../auditor/rows.ts'
import { createCaller } from '../caller.ts'
import { makePlayers } from '../people.ts'
import { createRandom } from '../random.ts'
import { openContext, simulatedClock } from '../run.ts'
import { type Bot, type BotWorld, checkWallet, payIn, playRound } from './bot.ts'

export type DayOptions = {
  readonly seed: number
  readonly players: number
  /** Rounds of each player in the day. */
  readonly rounds: number
  /** URLs of a freshly migrated database. */
  readonly appUrl: string
  readonly superuserUrl: string
  readonly dataDir: string
  /** Adds a kuruş to the expected win of a bot, which the audit must find. */
  readonly isPlanted?: boolean
}

export type DayReport = Pick<BotWorld, 'faults' | 'totals' | 'rounds'> & { readonly seconds: number }

const CONNECTIONS = 10
/** Bots that play at the same time. */
const AT_ONCE = 64
const SEED_STEP = 104_729

/**
 * Simulates a day of the casino: bots play every game of the house, with its decisions, gambles and
 * jackpots, for own money. At the end wallets, books, pots and receipts are compared with the replies, to the
 * kuruş.
 */
export async function runCasinoDay(options: DayOptions): Promise<DayReport> {
  const { seed, players, rounds, appUrl } = options
  const clock = simulatedClock()
  const faults: string[] = []
  const database = openDatabase({ url: appUrl, max: CONNECTIONS })
  const context = await openContext({ ...options, clock, faults, database })
  try {
    const call = createCaller(context.register)
    const world: BotWorld = { call, faults, totals: new Map(), rounds: new Map() }
    const people = await makePlayers({ context, call, seed }, players)
    const bots = people.map(({ id, sessionId }, index): Bot => {
      return { id, sessionId, random: createRandom(seed * SEED_STEP + index), balance: 0n, keys: 0 }
    })
    const startedMs = systemClock.nowMs()
    await eachOf(bots, AT_ONCE, (bot) => payIn(world, bot))
    for (let round = 0; round < rounds; round++) {
      clock.set(clock.nowMs() + Math.floor(DAY_MS / rounds))
      await eachOf(bots, AT_ONCE, (bot) => playRound(world, bot))
    }
    if (options.isPlanted) plantWin(world, bots[0])
    await eachOf(bots, AT_ONCE, (bot) => checkWallet(world, bot))
    await audit(context, world, options)
    return { ...world, seconds: (systemClock.nowMs() - startedMs) / 1000 }
  } finally {
    await context.close()
    await database.close()
  }
}

function plantWin({ totals }: BotWorld, bot: Bot | undefined): void {
  if (bot) bot.balance += 1n
  totals.set('won', (totals.get('won') ?? 0n) + 1n)
}

async function audit(context: Context, { faults, totals }: BotWorld, { superuserUrl }: DayOptions) {
  for (const { rule, subject } of await context.ledger.audit())
    faults.push(`the ledger breaks ${rule}: ${subject}`)
  for (const difference of await context.casino.jackpots.differences())
    faults.push(`a pot differs: ${difference.kind} of ${difference.level}`)
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    faults.push(...auditRows(await readRows(client)))
    const one = async (statement: string) => BigInt((await client.query(statement)).rows[0]?.value ?? 0)
    for (const [name, statement] of Object.entries(STORED)) {
      const [stored, told] = [await one(statement), totals.get(name) ?? 0n]
      if (stored !== told) faults.push(`${name}: the books have ${stored}, the replies ${told}`)
    }
    const loose = await one(LOOSE_RECEIPTS)
    if (loose !== 0n) faults.push(`${loose} receipts do not follow from the one before`)
  } finally {
    await client.end()
  }
}

/** The same sums in the books, by reason of their transfers; kuruş. */
const STORED: Readonly<Record<string, string>> = {
  staked: 'select sum(stake)::text as value from casino.round',
  won: 'select sum(win)::text as value from casino.round',
  jackpots: `select sum(amount)::text as value from ledger.transfer where reason = 'jackpot'`,
  'paid in': `select sum(amount)::text as value from ledger.transfer where reason = 'deposit'`,
}

/** Counts receipts whose place in the chain of their player is not that of the round before. */
const LOOSE_RECEIPTS = `
  select (count(*) - count(distinct (player_id, receipt_prev)) + count(*) filter (
      where receipt_prev <> decode(repeat('00', 32), 'hex') and not exists (
        select from casino.round b where b.player_id = r.player_id and b.receipt_hash = r.receipt_prev))
    )::text as value
  from casino.round r`
