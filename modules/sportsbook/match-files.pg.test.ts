import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sportsEvent, sportsEvents, sportsLeague } from '@poyraz/contract'
import { HOUR_MS, MINUTE_MS } from '@poyraz/kernel'
import { runJob } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Harness, openHarness } from './fixtures/harness.ts'

let h: Harness
let folder: string
let errors: string[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poyraz-matches-'))
  const margin = { book: 1.05, method: 'power' } as const
  errors = []
  const onError = (error: unknown) => void errors.push(String(error))
  h = await openHarness({ matchFiles: { folder, zone: 'Europe/Istanbul', margin }, onError })
})
afterEach(async () => {
  await h.close()
  await rm(folder, { recursive: true, force: true })
})

const COLUMNS = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG,P1H,P1D,P1A,P1>2.5,P1<2.5,Status'
const NAMES = ['Martıburnu', 'Yosunkaya', 'Dalgakıran SK'] as const
const ODDS = '2.10,3.40,3.50,2.00,1.85'

type Line = {
  readonly home?: string
  readonly away?: string
  readonly time?: string
  readonly score?: string
  readonly odds?: string
  readonly status?: string
}
/** A line of the match of the first two teams, which kicks off in nine hours. */
function line({ home = NAMES[0], away = NAMES[1], time = '21:00', score = ',,,', ...more }: Line = {}) {
  return `KIYI,23/11/2026,${time},${home},${away},${score},${more.odds ?? ODDS},${more.status ?? ''}`
}

/** Writes a file that changed some minutes before now, and imports what changed. */
async function write(name: string, lines: readonly string[], minutesAgo = 1) {
  const path = join(folder, name)
  await writeFile(path, [COLUMNS, ...lines].join('\n'))
  const at = new Date(h.clock.nowMs() - minutesAgo * MINUTE_MS)
  await utimes(path, at, at)
  await read()
}
const read = () => h.run('sports.match_files')

async function upcoming() {
  const reply = await h.call(sportsEvents, { sport: 'football', limit: 50 }, {})
  if (!reply.ok || !('items' in reply.value)) throw new Error('no list')
  return reply.value.items
}
async function event(home: string = NAMES[0]) {
  const { rows } = await sql<{ id: number }>`select e.id from sports.event e
    join sports.team t on t.id = e.home_id where t.name = ${home} and e.id >= 1000000000`.execute(h.db)
  const reply = await h.call(sportsEvent, { eventID: rows[0]?.id ?? 1 }, {})
  if (!reply.ok) throw new Error(reply.error.error)
  return reply.value
}
async function bet(player: string, outcome: string, market = 'FT_1X2', home: string = NAMES[0]) {
  const { eventID } = await event(home)
  return h.placed(player, [{ eventID, market, outcome }], { oddsPolicy: 'any' })
}
const stateOf = async (player: string, coupon: string) => (await h.coupon(player, coupon)).state
async function alarms() {
  const { rows } = await sql<{ message: string }>`
    select message from sports.alarm where source = 'files' order by id`.execute(h.db)
  return rows.map(({ message }) => JSON.parse(message))
}

describe('a coupon on a match of a file', () => {
  it('is taken at its prices and settled by its result', async () => {
    await write('kiyi.csv', [line()])
    const offered = await event()
    expect(offered).toMatchObject({
      home: { name: 'Martıburnu', short: 'MAR' },
      leagueName: 'KIYI',
      startsAt: '2026-11-23T18:00:00.000Z',
      state: 'upcoming',
    })
    expect(offered.markets.length).toBeGreaterThan(55)
    expect(offered.builder.length).toBeGreaterThan(10)
    const player = await h.player(10_000)
    const [home, draw] = [await bet(player, '1'), await bet(player, 'X')]
    const double = await bet(player, '1X', 'FT_DC')
    h.clock.advance(12 * HOUR_MS)
    await write('kiyi.csv', [line({ score: '2,1,1,1' })])
    await h.work()
    expect(await Promise.all([home, draw, double].map((id) => stateOf(player, id)))).toEqual([
      'won',
      'lost',
      'won',
    ])
    const finished = await event()
    expect(finished).toMatchObject({ state: 'finished', score: { home: 2, away: 1 } })
    expect(finished.periods).toEqual([
      { home: 1, away: 1 },
      { home: 1, away: 0 },
    ])
    const price = (market: string, outcome: string) =>
      offered.markets.find((one) => one.market === market)?.outcomes.find((one) => one.outcome === outcome)
        ?.odds ?? 0
    expect(await h.cash(player)).toBe(7_000 + price('FT_1X2', '1') + price('FT_DC', '1X'))
    const table = await h.call(sportsLeague, { leagueID: finished.leagueID }, {})
    expect(table).toMatchObject({
      value: { season: 2026, table: [{ name: 'Martıburnu', points: 3 }, { points: 0 }] },
    })
  })

  it('is corrected with its result', async () => {
    await write('kiyi.csv', [line()])
    const player = await h.player(2_000)
    const [home, draw] = [await bet(player, '1'), await bet(player, 'X')]
    h.clock.advance(12 * HOUR_MS)
    await write('kiyi.csv', [line({ score: '2,1,1,1' })])
    await h.work()
    h.clock.advance(HOUR_MS)
    await write('correction.csv', [line({ score: '1,1,1,1' })])
    await h.work()
    expect([await stateOf(player, home), await stateOf(player, draw)]).toEqual(['lost', 'won'])
    const { rows } = await sql<{ event: string }>`select event from sports.coupon_event
      where coupon_id = ${home} order by number`.execute(h.db)
    expect(rows.map((one) => one.event).slice(-3)).toEqual(['settled', 'rolled_back', 'settled'])
    h.clock.advance(HOUR_MS)
    await write('correction.csv', [line({ status: 'pending' })])
    await h.work()
    expect([await stateOf(player, home), await stateOf(player, draw)]).toEqual(['open', 'open'])
    expect(await h.cash(player)).toBe(0)
  })

  it('gets its stake back if the match is cancelled, or if no half-time score settles it', async () => {
    await write('kiyi.csv', [line(), line({ home: NAMES[1], away: NAMES[2] })])
    const player = await h.player(2_000)
    const coupons = [await bet(player, '1'), await bet(player, '1', 'HT_1X2', NAMES[1])]
    h.clock.advance(12 * HOUR_MS)
    const played = line({ home: NAMES[1], away: NAMES[2], score: '1,0,,' })
    await write('kiyi.csv', [line({ status: 'cancelled' }), played])
    await h.work()
    expect(await Promise.all(coupons.map((id) => stateOf(player, id)))).toEqual(['void', 'void'])
    expect(await h.cash(player)).toBe(2_000)
  })
})

describe('a file', () => {
  it('that is read again or touched changes nothing; one that grows adds its new lines', async () => {
    await write('kiyi.csv', [line()])
    const first = await event()
    await read()
    await write('kiyi.csv', [line()], 0.5)
    const other = line({ home: NAMES[2], away: NAMES[0], time: '22:30' })
    await write('kiyi.csv', [line(), other], 0.2)
    expect((await event()).version).toBe(first.version)
    expect((await event(NAMES[2])).startsAt).toBe('2026-11-23T19:30:00.000Z')
    await runJob(h.reopen().jobs, 'sports.match_files')
    expect((await event()).version).toBe(first.version)
  })

  it('that is being written is read once it is complete', async () => {
    await write('kiyi.csv', [line()], 0)
    expect(await known()).toBe(0)
    h.clock.advance(3_000)
    await read()
    expect(await known()).toBe(1)
  })

  it('with bad lines raises an alarm for each, once, and applies the others', async () => {
    const bad = [line({ time: '25:00' }), line({ score: '1,,,' }), 'KIYI,23/11/2026']
    await write('kiyi.csv', [...bad, line()])
    expect((await event()).state).toBe('upcoming')
    const told = [
      { file: 'kiyi.csv', line: 2, reason: 'date', column: 'Date' },
      { file: 'kiyi.csv', line: 3, reason: 'goals', column: 'FTHG' },
      { file: 'kiyi.csv', line: 4, reason: 'columns', text: 'KIYI,23/11/2026' },
    ]
    expect(await alarms()).toMatchObject(told)
    await write('kiyi.csv', [...bad, line(), line({ home: NAMES[2] })], 0.5)
    expect(await alarms()).toMatchObject(told)
    expect(errors).toEqual(['Error: sports feed files: invalid'])
  })

  it('with odds that fit no match offers only these, and raises an alarm', async () => {
    await write('kiyi.csv', [line({ odds: '9.0,1.12,9.0,1.10,8.0' })])
    expect((await event()).markets.map(({ market }) => market)).toEqual([
      'FT_1X2',
      'FT_DC',
      'FT_DNB',
      'FT_OU:2.5',
    ])
    expect(await alarms()).toMatchObject([{ line: 2, reason: 'fit' }])
  })

  it('names leagues, in both languages', async () => {
    const sample = await readFile(new URL('feed/files/samples/ada-ligi.json', import.meta.url))
    await write('ada.csv', ['ADA,25/11/2026,20:00,Ada SK,Kumsal Gücü,,,,,2.1,3.4,3.5,,,'])
    await writeFile(join(folder, 'ada.json'), sample)
    const at = new Date(h.clock.nowMs() - MINUTE_MS)
    await utimes(join(folder, 'ada.json'), at, at)
    await read()
    const listed = (await upcoming()).filter(({ country }) => country === 'Mercan Adaları')
    expect(listed.map(({ home, leagueName }) => [home.name, leagueName])).toEqual([
      ['Pusulaspor', 'Ada Ligi'],
      ['Ada SK', 'Ada Ligi'],
    ])
    expect(await alarms()).toEqual([])
  })
})

it('takes no bets from the kick-off on, and again when it is moved', async () => {
  await write('kiyi.csv', [line()])
  h.clock.advance(9 * HOUR_MS)
  await read()
  expect(await event()).toMatchObject({ state: 'live', score: null, marketCount: 0 })
  await write('kiyi.csv', [line({ time: '21:30' })])
  const moved = await event()
  expect(moved).toMatchObject({ state: 'upcoming', startsAt: '2026-11-23T18:30:00.000Z' })
  expect(moved.marketCount).toBeGreaterThan(50)
})

it('reads 500 files of a folder, and tells that there are more', async () => {
  for (let number = 100; number <= 600; number++)
    await writeFile(join(folder, `${number}.json`), '{"version":1}')
  const at = new Date(h.clock.nowMs() - MINUTE_MS)
  for (let number = 100; number <= 600; number++) await utimes(join(folder, `${number}.json`), at, at)
  await read()
  expect(await alarms()).toMatchObject([{ file: folder, reason: 'file_count' }])
  const { rows } = await sql<{ newest: string }>`
    select max(name) as newest from sports.file_read`.execute(h.db)
  expect(rows[0]?.newest).toBe('599.json')
})

it('voids a bet that was taken after the true kick-off, and pays one from before it', async () => {
  await write('kiyi.csv', [line()])
  const player = await h.player(2_000)
  const early = await bet(player, '1')
  h.clock.advance(6 * HOUR_MS)
  const late = await bet(player, '1')
  h.clock.advance(HOUR_MS)
  await write('kiyi.csv', [line({ time: '17:00', score: '2,1,1,1' })])
  await h.work()
  expect([await stateOf(player, early), await stateOf(player, late)]).toEqual(['won', 'void'])
  h.clock.advance(HOUR_MS)
  await write('kiyi.csv', [line({ score: '2,1,1,1' })])
  await h.work()
  expect([await stateOf(player, early), await stateOf(player, late)]).toEqual(['won', 'won'])
})

const CASES = Number(process.env['FILE_CASES'] ?? 20)

it('A14: files in any order and any repetition end in the same balances', { timeout: 600_000 }, async () => {
  const ends = new Set<string>()
  for (let seed = 1; seed <= CASES; seed++) {
    const next = numbers(seed)
    const versions = Array.from({ length: 2 + next(4) }, (_, place) => versionOf(next, place))
    const [one, other] = [`Bir ${seed}`, `İki ${seed}`]
    await write(`start${seed}.csv`, [line({ home: one }), line({ home: other })], 60)
    const bettors = [await bettorOn(one), await bettorOn(other)]
    for (const version of versions) await writeVersion(`a${seed}`, version, one)
    await h.work()
    for (const version of mixed(versions, next)) {
      await writeVersion(`b${seed}-${next(3)}`, version, other)
      if (next(2) === 0) await h.work()
    }
    await h.work()
    const [expected, found] = await Promise.all(bettors.map(balanceOf))
    expect([seed, found]).toEqual([seed, expected])
    for (const state of expected?.states ?? []) ends.add(state)
    for (const name of await readdir(folder)) await rm(join(folder, name))
  }
  expect(ends).toEqual(new Set(['open', 'won', 'lost', 'void']))
})

type Version = { readonly minutesAgo: number; readonly told: Line }

/** The end that a later file tells: a result, an end without one, or a correction. */
function versionOf(next: (below: number) => number, place: number): Version {
  const half = next(2)
  const score = `${half + next(3)},${next(3)},${next(4) === 0 ? ',' : `${half},0`}`
  const time = ['21:00', '21:00', '21:30', '11:00'][next(4)] ?? ''
  const status = ['', '', '', '', 'cancelled', 'pending', 'postponed', 'abandoned'][next(8)] ?? ''
  return { minutesAgo: 50 - 10 * place, told: { time, ...(status === '' ? { score } : { status }) } }
}

async function writeVersion(name: string, { minutesAgo, told }: Version, home: string) {
  await write(`${name}.csv`, [line({ ...told, home, odds: ',,,,' })], minutesAgo)
}

function mixed(versions: readonly Version[], next: (below: number) => number): Version[] {
  const all = [...versions, ...versions.filter(() => next(2) === 0)]
  const left = [...all]
  return all.map(() => left.splice(next(left.length), 1)[0] as Version)
}

function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(state / 65_536) % below
  }
}

async function bettorOn(home: string) {
  const player = await h.player(10_000)
  const chosen = [
    ['1', 'FT_1X2'],
    ['O', 'FT_OU:2.5'],
    ['X', 'HT_1X2'],
    ['2/2', 'HTFT'],
  ] as const
  const coupons: string[] = []
  for (const [outcome, market] of chosen) coupons.push(await bet(player, outcome, market, home))
  return { player, coupons }
}

async function balanceOf({ player, coupons }: Awaited<ReturnType<typeof bettorOn>>) {
  const states = await Promise.all(coupons.map((id) => stateOf(player, id)))
  return { cash: await h.cash(player), held: await h.held(player), states }
}

async function known(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from sports.file_match`.execute(h.db)
  return rows[0]?.count ?? 0
}
