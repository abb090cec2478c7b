import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sportsCoupon, sportsEvents, sportsPlaceCoupon } from '@poyraz/contract'
import { tradingAlarms } from '@poyraz/contract/backoffice'
import { DAY_MS, istanbulDay, MINUTE_MS } from '@poyraz/kernel'
import { readConfig } from '@poyraz/server'
import { runJob } from '@poyraz/testkit'
import { createStaffDesk, newPlayer, startTestServer, type TestServer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poyraz-maçlar-'))
  const read = readConfig({ SPORTS_FEED: pathToFileURL(folder).href, SPORTS_FEED_MARGIN: '4' })
  if (!read.ok) throw new Error(read.error)
  const { sportsFeed, sportsFiles } = read.value
  server = await startTestServer({ config: { sportsFeed, sportsFiles } })
}, 300_000)
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const day = () => istanbulDay(server.context.clock.nowMs() + DAY_MS)

/** Writes a file that was changed some minutes ago, and reads the folder. */
async function write(text: string, minutesAgo: number) {
  const path = join(folder, 'lig.csv')
  await writeFile(path, `Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,P1H,P1D,P1A\n${text}\n`)
  const at = new Date(server.context.clock.nowMs() - minutesAgo * MINUTE_MS)
  await utimes(path, at, at)
  await runJob(server.context.sportsbook.jobs, 'sports.match_files')
}

it('a folder of files is the feed: its match takes a coupon and settles it, and staff see what was refused', async () => {
  await write(`KIYI,${day()},20:00,Martıburnu,Yosunkaya,,,2.1,3.4,3.5\nKIYI,${day()},20:00,Martıburnu`, 9)
  const { client } = await newPlayer(server, 10_000)
  const { data: events } = await client.call(sportsEvents, {
    sport: 'football',
    state: 'upcoming',
    limit: 50,
  })
  expect(events.map(({ home, away }) => [home.name, away.name])).toEqual([['Martıburnu', 'Yosunkaya']])
  const [event] = events
  const home = event?.markets.find(({ market }) => market === 'FT_1X2')?.outcomes[0]
  // The chance is 0.4537 by the power method; odds with 4 % are 2.10 to 2.14.
  expect(home?.odds).toBeGreaterThanOrEqual(2_100)
  expect(home?.odds).toBeLessThanOrEqual(2_140)
  const selections = [
    {
      eventID: event?.eventID ?? 0,
      market: 'FT_1X2',
      outcome: '1',
      odds: home?.odds ?? 0,
      version: event?.version ?? 0,
    },
  ]
  const placed = await client.call(sportsPlaceCoupon, { selections, unitStake: 2_000 })
  expect(placed).toMatchObject({ result: true, data: { state: 'open' } })
  await write(`KIYI,${day()},20:00,Martıburnu,Yosunkaya,1,0,2.1,3.4,3.5`, 5)
  await server.context.sportsbook.work()
  const { couponID } = placed.data
  expect(await client.call(sportsCoupon, { couponID })).toMatchObject({
    data: { state: 'won', win: 2 * (home?.odds ?? 0) },
  })
  const trader = await createStaffDesk(server).client('trader', ['trading'])
  expect(await trader.call(tradingAlarms, { limit: 10, offset: 0, all: false })).toMatchObject({
    ok: true,
    value: {
      items: [{ kind: 'invalid', source: 'files', details: expect.stringContaining('"line":3') }],
    },
  })
})
