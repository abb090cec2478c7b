import {
  casinoGamesList,
  casinoInitGame,
  casinoPlay,
  casinoRounds,
  fairnessCurrent,
  fairnessRotate,
  fairnessSetNext,
  fairnessVerify,
  financeCheckBalance,
} from '@poyraz/contract'
import { rulesHash } from '@poyraz/fairness'
import { type Mapping, type RoundProof, verifyRound } from '@poyraz/fairness/verify'
import {
  compile,
  isChoiceGame,
  mappingOf,
  play,
  SLOT_GAMES,
  type SlotRules,
  stakeOfCommand,
} from '@poyraz/games'
import { kurus } from '@poyraz/kernel'
import { newPlayer, startTestServer, type TestServer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('client seeds (A41)', () => {
  it.each([
    ['empty', ''],
    ['65 characters', 'a'.repeat(65)],
    ['nearly all of a body', 'a'.repeat(60_000)],
    ['a space', 'a b'],
    ['a line feed', 'a\nb'],
    ['letters beyond ASCII', 'şans'],
    ['full-width', 'ａｂｃ'],
  ])('%s is refused', async (_, clientSeed) => {
    const { client } = await newPlayer(server)
    for (const procedure of [fairnessSetNext, fairnessRotate]) {
      expect(await client.call(procedure, { clientSeed })).toMatchObject({
        http: 200,
        error: 'invalid_input',
      })
    }
  })

  it.each([':', 'a:1', '0', '"}', '../../x', '\\', "'--"])(
    '%j is accepted like any other seed',
    async (clientSeed) => {
      const { client } = await newPlayer(server)
      expect(await client.call(fairnessSetNext, { clientSeed })).toMatchObject({ result: true })
      const rotated = await client.call(fairnessRotate, { clientSeed: 'next' })
      expect(rotated).toMatchObject({ result: true })
    },
  )
})

describe('seeds under 60 parallel calls (A41)', () => {
  it('are never revealed while in use, and no nonce is skipped or repeated', async () => {
    const { client } = await newPlayer(server, 1_000_000)
    const [game] = (await client.call(casinoGamesList, {})).data
    const bet = { gameID: game?.gameID ?? 0, stake: game?.minBet ?? 0 }
    const calls = Array.from({ length: 60 }, (_, index) => {
      if (index % 10 === 9) return client.call(fairnessRotate, { clientSeed: `seed-${index}` })
      return index % 10 === 4 ? client.call(fairnessCurrent, {}) : client.call(casinoPlay, bet)
    })
    const replies = await Promise.all(calls)
    expect(replies.filter((reply) => reply.http !== 200)).toEqual([])
    const active = (await client.call(fairnessCurrent, {})).data
    const rounds = (await client.call(casinoRounds, { limit: 250 })).data
    expect(rounds.length).toBe(replies.filter((reply) => 'roundID' in reply.data).length)
    const noncesOf = new Map<string, number[]>()
    for (const { roundID } of rounds) {
      const { commitment, nonce, serverSeed } = (await client.call(fairnessVerify, { roundID })).data
      expect(serverSeed === null).toBe(commitment === active.commitment)
      noncesOf.set(commitment, [...(noncesOf.get(commitment) ?? []), nonce])
    }
    for (const nonces of noncesOf.values()) {
      const sorted = nonces.toSorted((a, b) => a - b)
      expect(sorted).toEqual(sorted.map((_, index) => index + 1))
    }
  })
})

describe('a demo round', () => {
  it.each(SLOT_GAMES.filter((game) => !isChoiceGame(game)).map((game) => [game.slug, game] as const))(
    'of %s is proven by its own reply only, and its rules have the displayed return (R15)',
    async (slug, { rules }) => {
      const visitor = server.client()
      const shown = (await visitor.call(casinoGamesList, { limit: 100 })).data.find(
        (one) => one.slug === slug,
      )
      const { url } = (await visitor.call(casinoInitGame, { gameID: shown?.gameID ?? 0, demo: true })).data
      const demoToken = new URL(url, server.url).searchParams.get('demoToken') ?? ''
      const reply = await visitor.call(casinoPlay, { demoToken, stake: shown?.minBet ?? 0 })
      const { fairness, outcome } = reply.data
      expect([fairness.rulesHash, shown?.rtp]).toEqual([rulesHash(rules), rules.rtpBp])
      const proof = { gameID: slug, outcome, ...fairness } as RoundProof
      const mapping: Mapping = { rules, decide: (stream) => play(compile(rules), stream('main')) }
      // In a demo the server makes both seeds, and reports this.
      expect(proof.staleSeed).toBe(true)
      expect(verifyRound(proof, mapping).verdict).toBe('proven')
      const serverSeed = proof.serverSeed?.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) ?? null
      expect(verifyRound({ ...proof, serverSeed }, mapping).verdict).toBe('disproven')
      expect(verifyRound({ ...proof, clientSeed: `${proof.clientSeed}x` }, mapping).verdict).toBe('disproven')
    },
  )

  it.each(SLOT_GAMES.filter(isChoiceGame).map((game) => [game.slug, game] as const))(
    'of %s is proven by its own reply, decisions included (R15)',
    async (slug, { rules, id }) => {
      const visitor = server.client()
      const { url } = (await visitor.call(casinoInitGame, { gameID: id, demo: true })).data
      let demoToken = new URL(url, server.url).searchParams.get('demoToken') ?? ''
      const asked = rules.choice.kind === 'gamble' ? { gamble: true } : {}
      const isSold = rules.choice.kind === 'buy'
      const choice = isSold ? { kind: 'buy' } : { kind: 'spin', ...asked }
      const spin = { stake: Number(stakeOfCommand(rules, kurus(rules.stakes[0] ?? 0), choice)), choice }
      let { data } = await visitor.call(casinoPlay, { demoToken, ...spin })
      for (let place = 0; data.state === 'open'; place++) {
        demoToken = data.demoToken ?? ''
        const choice = {
          'free-spins': { kind: 'choose', option: 0 },
          pick: { kind: 'pick', cover: place },
          gamble: { kind: 'call', side: 'heads' },
          buy: { kind: 'buy' },
        }[rules.choice.kind]
        data = (await visitor.call(casinoPlay, { demoToken, choice })).data
      }
      const proof = { gameID: slug, outcome: data.outcome, ...data.fairness } as RoundProof
      expect(verifyRound(proof, mappingOf(proof)).verdict).toBe('proven')
      const forged = { ...proof, clientSeed: `${proof.clientSeed}x` }
      expect(verifyRound(forged, mappingOf(forged)).verdict).toBe('disproven')
    },
  )
})

it('a game whose rules fail takes no stake and is closed with the reason on all servers (R26)', async () => {
  const { client } = await newPlayer(server, 1_000_000)
  const [game, other] = (await client.call(casinoGamesList, {})).data
  const bet = (gameID = 0) => client.call(casinoPlay, { gameID, stake: game?.minBet ?? 0 })
  const rules: { unitsPerBet: number } = SLOT_GAMES.find(({ slug }) => slug === game?.slug)
    ?.rules as SlotRules
  const { unitsPerBet } = rules
  // Simulates a memory fault: no stake of the ladder is a whole number of units any more.
  rules.unitsPerBet = 7777
  const failed = await bet(game?.gameID)
  rules.unitsPerBet = unitsPerBet
  expect(failed).toMatchObject({ http: 200, code: 423, error: 'game_disabled' })
  expect((await client.call(financeCheckBalance, {})).data).toMatchObject([{ balance: 1_000_000 }])
  expect(await bet(other?.gameID)).toMatchObject({ result: true })
  const { rows } = await server.context.database.pool.query(
    `select c.reason, e.actor from compliance.closure c
     join compliance.event e on e.kind = 'closed_for_bets' and e.data ->> 'scope' = c.scope
     where c.scope = $1`,
    [`game:${game?.gameID}`],
  )
  const reason = expect.stringMatching(/^broken: .*a stake is a whole number of kuruş per unit$/)
  expect(rows).toEqual([{ reason, actor: 'system' }])
  // The rules were not certified when they failed, so this server keeps the game closed even if staff open
  // it.
  expect(server.context.casino.staysClosed(game?.gameID ?? 0)).toBe(true)
  expect(await server.context.ledger.audit()).toEqual([])
})
