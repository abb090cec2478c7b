import {
  accountClose,
  casinoGamesList,
  casinoPlay,
  casinoRecentWins,
  casinoSetWinName,
  casinoSharedRound,
  casinoSharedRounds,
  casinoShareRound,
  casinoWinName,
  rgSelfExclude,
  rgTimeOut,
} from '@poyraz/contract'
import { randomId, SECOND_MS, uuidv7 } from '@poyraz/kernel'
import { fakeClock } from '@poyraz/testkit'
import { newPlayer, startTestServer, type TestClient, type TestServer } from '@poyraz/testkit/server'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openSockets } from './fixtures/sockets.ts'

const clock = fakeClock(Date.now())
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

const sockets = openSockets(() => server)
afterEach(sockets.closeAll)

const POLL = { timeout: 12_000 }

/** A player with a win of 20 times the stake: a round of the player, whose win the test sets. */
async function winner(named: boolean) {
  const { client, username, password } = await newPlayer(server, 100_000)
  if (named) await client.call(casinoSetWinName, { shown: 1 })
  const [game] = (await client.call(casinoGamesList, {})).data
  clock.advance(3 * SECOND_MS)
  const played = await client.call(casinoPlay, { gameID: game?.gameID ?? 0, stake: game?.minBet ?? 0 })
  await server.context.database.pool.query(
    `insert into casino.round (id, player_id, game_id, pair_id, nonce, rules_hash, stake, win, balance_after,
       outcome, streams, state, key, created_at)
     select $1, player_id, game_id, pair_id, nonce + 1000, rules_hash, stake, stake * 20, balance_after,
       outcome, streams, state, $2, $3
     from casino.round where id = $4`,
    [uuidv7(clock.nowMs()), randomId(), new Date(clock.nowMs()), played.data.roundID],
  )
  server.context.casino.wins.changed()
  return { client, username, password, roundID: played.data.roundID }
}

const isTwenty = ({ win, stake }: { win: number; stake: number }) => win === 20 * stake
const namesOf = async () => {
  const { data } = await server.client().call(casinoRecentWins, {})
  return data.filter(isTwenty).map(({ player }) => player)
}

it('are pushed to every open page, with the name of a player who allows it, until the player removes it', async () => {
  const visitor = sockets.openSocket()
  await sockets.welcome(visitor)
  const seen = () =>
    visitor.events().flatMap((event) => (event.topic === 'wins' ? [event.data.wins.filter(isTwenty)] : []))
  const { client, username } = await winner(true)
  await expect
    .poll(
      () =>
        seen()
          .at(-1)
          ?.map(({ player }) => player),
      POLL,
    )
    .toEqual([username])
  expect(await namesOf()).toEqual([username])
  await client.call(casinoSetWinName, { shown: 0 })
  expect(await namesOf()).toEqual([null])
  await expect
    .poll(
      () =>
        seen()
          .at(-1)
          ?.map(({ player }) => player),
      POLL,
    )
    .toEqual([null])
  // A page that comes back gets no list from before the name was removed.
  const back = sockets.openSocket()
  const last = { wins: visitor.events().find(({ topic }) => topic === 'wins')?.version ?? 0 }
  await sockets.welcome(back, undefined, last)
  const replayed = JSON.stringify(back.heard)
  expect(replayed).not.toContain(username)
}, 40_000)

it.each([
  ['excludes himself', (client: TestClient) => client.call(rgSelfExclude, { months: 6 })],
  ['takes a break', (client: TestClient) => client.call(rgTimeOut, { hours: 24 })],
])('are gone when their player %s', async (_, leave) => {
  const before = (await namesOf()).length
  const { client } = await winner(true)
  expect(await namesOf()).toHaveLength(before + 1)
  await leave(client)
  clock.advance(6 * SECOND_MS)
  expect(await namesOf()).toHaveLength(before)
})

it('a closing account loses its name, and the links of its rounds show nothing', async () => {
  const { client, roundID } = await winner(true)
  const token = (await client.call(casinoShareRound, { roundID })).data.token ?? ''
  const shared = () => server.client().call(casinoSharedRound, { token })
  expect((await shared()).result).toBe(true)
  expect((await client.call(accountClose, {})).data.state).toBe('closing')
  expect((await shared()).error).toBe('not_found')
  expect((await client.call(casinoSharedRounds, {})).data).toEqual([])
  expect((await client.call(casinoWinName, {})).data.shown).toBe(0)
})
