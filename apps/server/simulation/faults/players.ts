import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { casinoGamesList, casinoPlay, prepayProcessTransaction } from '@poyraz/contract'
import { assert, randomId } from '@poyraz/kernel'
import { createClient, newPlayer, SANDBOX_METHOD, type TestClient } from '@poyraz/testkit/server'

/** A player over HTTP, who repeats a request under the same key until the answer is definite. */
export type Player = {
  readonly id: string
  /** Clients of the same player, one per server, in the order of the servers. */
  readonly clients: readonly TestClient[]
  readonly bet: Bet
  readonly answers: Answer[]
  /** Definite refusals; a player with enough money expects none. */
  readonly refusals: string[]
  /** Number of attempts without a definite answer. */
  unknown: number
}

type Bet = { readonly gameID: number; readonly stake: number }
/** A deposit of this amount in kuruş, or a bet. */
type Request = { readonly key: string; readonly deposit: number | null }

/** A positive answer, and its effect on the balance in kuruş. */
export type Answer = Request & { readonly moved: bigint; readonly data: object }

const START_KURUS = 1_000_000
const DEPOSIT_KURUS = 12_300
const DEPOSIT_EVERY = 10
/** Pause between requests, and between attempts. */
const PAUSE_MS = 30
/** Attempts for more than a minute; a recovery takes seconds. */
const ATTEMPTS_MAX = 3_000

/** Registers a player with money and a session that is valid at every server. */
export async function createPlayer(urls: readonly [string, ...string[]]): Promise<Player> {
  const { client } = await newPlayer({ client: () => createClient(urls[0]) })
  const [game] = (await client.call(casinoGamesList, {})).data
  assert(game && client.session, 'a player with a session sees games')
  const clients = urls.map((url) => Object.assign(createClient(url), { session: client.session }))
  const bet = { gameID: game.gameID, stake: game.minBet }
  const player = { id: client.session.uid, clients, bet, answers: [], refusals: [], unknown: 0 }
  await untilAnswered(player, { key: randomId(), deposit: START_KURUS }, 0)
  return player
}

/** Bets and deposits, one after the other, until `isOver`; waits for the answer to a request under way. */
export async function act(player: Player, isOver: () => boolean): Promise<void> {
  for (let count = 1; !isOver(); count++) {
    await untilAnswered(player, newRequest(count), count)
    await sleep(PAUSE_MS)
  }
}

/** Returns the request of this number: every tenth is a deposit, the others are bets. */
export function newRequest(number: number): Request {
  return { key: randomId(), deposit: number % DEPOSIT_EVERY === 0 ? DEPOSIT_KURUS : null }
}

/** Asks as behind a proxy: an unreachable or unavailable server gives way to the next. */
async function untilAnswered(player: Player, request: Request, first: number): Promise<void> {
  const { clients, answers, refusals } = player
  for (let attempt = first; attempt < first + ATTEMPTS_MAX; attempt++) {
    const reply = await attemptOnce(player, attempt % clients.length, request)
    if (typeof reply === 'object') return void answers.push(reply)
    if (reply === 'refused') return
    await sleep(PAUSE_MS)
  }
  refusals.push(`${request.key}: no definite answer`)
}

/** Asks once, and counts an answer that is not definite. */
export async function attemptOnce(
  player: Player,
  server: number,
  request: Request,
): Promise<Answer | 'refused' | 'unknown'> {
  const { clients, bet, refusals } = player
  const client = clients[server] as TestClient
  const reply = await ask(client, bet, request).catch(() => null)
  if (reply?.result) return { ...request, moved: movedBy(request, reply.data), data: reply.data }
  // A stopping server replies without an envelope.
  if (reply?.result === false && reply.error !== 'unavailable') {
    refusals.push(`${request.key}: ${reply.error}`)
    return 'refused'
  }
  player.unknown += 1
  return 'unknown'
}

function ask(client: TestClient, bet: Bet, { key, deposit }: Request) {
  return deposit === null
    ? client.call(casinoPlay, bet, { key })
    : client.call(prepayProcessTransaction, { methodID: SANDBOX_METHOD, amount: deposit }, { key })
}

function movedBy({ deposit }: Request, data: object): bigint {
  if (deposit !== null) return BigInt(deposit)
  const { stake, win } = data as { readonly stake: number; readonly win: number }
  return BigInt(win - stake)
}

/** Repeats the last `count` requests at each server in turn, and names those that are answered differently. */
export async function repeatRequests(player: Player, count = Number.POSITIVE_INFINITY): Promise<string[]> {
  const faults: string[] = []
  for (const [index, answer] of player.answers.slice(-count).entries()) {
    const again = await attemptOnce(player, index % player.clients.length, answer)
    const isSame = typeof again === 'object' && isDeepStrictEqual(again.data, answer.data)
    if (!isSame) faults.push(`${answer.key} is answered differently when it is repeated`)
  }
  return faults
}
