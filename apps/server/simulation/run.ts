import { join } from 'node:path'
import { bonusList, financeListCashMethods } from '@poyraz/contract'
import { openDatabase } from '@poyraz/db'
import { createHasher, type Hasher } from '@poyraz/identity'
import { assert, type Clock, systemClock } from '@poyraz/kernel'
import { readConfig } from '../config.ts'
import { type Context, createContext } from '../context.ts'
import { serverKeys } from '../known-keys.ts'
import { createLog } from '../log.ts'
import { type Call, createCaller } from './caller.ts'
import { auditMonth, plantDeposit } from './final-audit.ts'
import { makePlayers } from './people.ts'
import { createRandom } from './random.ts'
import { playDay } from './waves.ts'
import { type Player, type SimClock, type Terms, type World } from './world.ts'

export type MonthOptions = {
  readonly seed: number
  readonly days: number
  readonly players: number
  /** Waves per day. */
  readonly waves: number
  /** URL of a freshly migrated database. */
  readonly appUrl: string
  readonly dataDir: string
  /** Adds one fictitious deposit to the expected balances. */
  readonly isPlanted?: boolean
  readonly onDay?: (day: number, seconds: number) => unknown
}

export type MonthReport = Pick<World, 'faults' | 'counts' | 'moved'> & {
  readonly operations: number
  readonly seconds: number
}

/** A Friday, so that banks are open and then closed; the New Year draw is within thirty days. */
const FIRST_DAY_MS = Date.parse('2026-12-04T07:00:00Z')
/** Share of players who are active on a day. */
const SHARE = 0.25
const SLOTS = [1, 2, 3]
const POOL = 10

/**
 * Runs players on the real modules with a simulated clock. The seed determines the requests, but neither game
 * results nor the order of concurrent calls.
 */
export async function runMonth(options: MonthOptions): Promise<MonthReport> {
  const clock = simulatedClock()
  const faults: string[] = []
  const database = openDatabase({ url: options.appUrl, max: POOL })
  const context = await openContext({ ...options, clock, faults, database })
  try {
    const world = await openWorld(context, clock, options, faults)
    const startedMs = systemClock.nowMs()
    for (let day = 1; day <= options.days; day++) {
      await playDay(world, { waves: options.waves, share: SHARE })
      await options.onDay?.(day, (systemClock.nowMs() - startedMs) / 1000)
    }
    if (options.isPlanted) plantDeposit(world)
    await auditMonth(world)
    const seconds = (systemClock.nowMs() - startedMs) / 1000
    return { faults, counts: world.counts, moved: world.moved, operations: operationsOf(world), seconds }
  } finally {
    await context.close()
    await database.close()
  }
}

type Opening = Pick<MonthOptions, 'dataDir'> & {
  readonly clock: Clock
  readonly faults: string[]
  readonly database: ReturnType<typeof openDatabase>
}

/**
 * Creates the modules without background jobs, which run between waves. An error of background work is a
 * fault.
 */
export async function openContext({ dataDir, clock, faults, database }: Opening): Promise<Context> {
  const config = readConfig({ DATA_DIR: dataDir })
  assert(config.ok, 'the defaults are a good configuration')
  const log = createLog('error', {
    write: (line) => void faults.push(`work in the background: ${line.trim()}`),
  })
  const ownOrigin = () => 'http://localhost'
  const keys = await serverKeys({ dir: join(dataDir, 'keys'), database, clock })
  const context = await createContext({
    config: config.value,
    keys,
    database,
    clock,
    log,
    hasher: hashOnce(),
    ownOrigin,
  })
  await context.sync()
  return context
}

/** Hashes each password once: thousands of players have the same one, and none of them logs in with it. */
function hashOnce(): Hasher {
  const hasher = createHasher()
  const hashes = new Map<string, ReturnType<Hasher['hash']>>()
  return {
    verify: hasher.verify,
    hash(password, address) {
      const hash = hashes.get(password) ?? hasher.hash(password, address)
      hashes.set(password, hash)
      return hash
    },
  }
}

async function openWorld(
  context: Context,
  clock: SimClock,
  { seed, players: many }: MonthOptions,
  faults: string[],
): Promise<World> {
  const call = createCaller(context.register)
  const players = await makePlayers({ context, call, seed }, many)
  const [first] = players
  assert(first, 'somebody plays')
  return {
    context,
    clock,
    call,
    random: createRandom(seed),
    players,
    games: SLOTS,
    offers: await offersOf(call, first),
    houseAccountId: await houseAccountOf(call, first),
    deposits: new Set(),
    withdrawals: new Set(),
    credited: [],
    requests: [],
    touched: new Set(),
    faults,
    counts: new Map(),
    moved: new Map(),
  }
}

async function offersOf(call: Call, { id: playerId, sessionId }: Player): Promise<Map<number, Terms>> {
  const reply = await call(bonusList, {}, { playerId, sessionId, key: 'none' })
  assert(reply.ok && Array.isArray(reply.value), 'offers are listed')
  return new Map(
    reply.value.map(({ bonusID, kind, rateBp, amountMax, weights, sticky }) => [
      bonusID,
      { kind, rateBp, amountMax, weightBp: BigInt(weights['slot'] ?? 0), isSticky: sticky === 1 },
    ]),
  )
}

const BANK_TRANSFER = 11

async function houseAccountOf(call: Call, { id: playerId, sessionId }: Player): Promise<string> {
  const who = { playerId, sessionId, key: 'none' }
  const reply = await call(financeListCashMethods, { Type: 1, methodID: BANK_TRANSFER }, who)
  assert(reply.ok && 'fields' in reply.value, 'a method tells its fields')
  const field = reply.value.fields.find(({ name }) => name === 'bankAccountID')
  const id = field?.options?.[0]?.value
  assert(id, 'the house has an account at a bank')
  return id
}

/** Counts requests about money, whatever their result. */
function operationsOf({ counts }: World): number {
  const aside = new Set(['reconciliation at night', 'a proof for a withdrawal', 'repeated'])
  return [...counts]
    .filter(([what]) => !aside.has(what))
    .flatMap(([, outcomes]) => [...outcomes.values()])
    .reduce((sum, one) => sum + one, 0)
}

/** A clock that stands at the first day until it is set. */
export function simulatedClock(): SimClock {
  let nowMs = FIRST_DAY_MS
  return {
    nowMs: () => nowMs,
    set(ms) {
      assert(ms >= nowMs, 'time goes on')
      nowMs = ms
    },
  }
}
