import { prepayProcessTransaction, systemSocketTicket } from '@poyraz/contract'
import { SOCKET_PATH, SOCKET_VERSION } from '@poyraz/contract/socket'
import { assert } from '@poyraz/kernel'
import pg from 'pg'
import type { Bettor } from '../http/bettors.ts'
import type { Webhook } from '../http/casino-asked.ts'
import type { CasinoServerQuestion, CasinoServerReady } from '../http/casino-server.ts'
import { startChild } from '../http/children.ts'
import { callAs } from '../shared/call.ts'
import { machine, print, quantile, spread } from '../shared/figures.ts'

const ROUNDS = 5
const SAMPLES = 60
const CARD = 51
const AMOUNT = 10_000
const GOAL_MS = 150

type Screen = { readonly player: Bettor; nextBalance(): Promise<void>; close(): void }
type Round = { readonly eventMs: number; readonly answerMs: number; readonly commitMs: number }

/**
 * Measures the time from a webhook's arrival to the new balance on an open page, compared with a bare commit.
 */
export async function main(): Promise<void> {
  print(`webhook · ${machine()}`)
  const server = startChild('./casino-server.ts')
  const ask = <Answer>(question: CasinoServerQuestion) => server.ask<Answer>(question)
  try {
    const ready = await server.ask<CasinoServerReady>()
    const database = await openScratch(ready.appUrl)
    const screen = await openScreen(ready, ready.bettors[0])
    const paid = () => payOnce(ready, screen, (ref) => ask<Webhook>({ ask: 'webhook', ref }))
    const rounds: Round[] = []
    for (let count = 0; count <= ROUNDS; count++) {
      const [paying, committing] = [await repeated(paid), await repeated(() => commitOnce(database))]
      const p95 = (values: readonly number[]) => quantile(values, 0.95)
      const eventMs = p95(paying.map((one) => one.eventMs))
      const answerMs = p95(paying.map((one) => one.answerMs))
      // The first round is a warm-up.
      if (count > 0) rounds.push({ eventMs, answerMs, commitMs: p95(committing) })
    }
    screen.close()
    await database.end()
    tell(rounds)
  } finally {
    await ask({ ask: 'stop' }).catch(() => undefined)
  }
}

function tell(rounds: readonly Round[]): void {
  const of = (pick: (round: Round) => number) => `${spread(rounds.map(pick), 1)} ms`
  print(`p95 of a bare commit                      ${of((round) => round.commitMs)}`)
  print(`p95 from webhook to its answer            ${of((round) => round.answerMs)}`)
  print(`p95 from webhook to the balance on a page ${of((round) => round.eventMs)}`)
  print(`beyond the commit: ${of((round) => round.eventMs - round.commitMs)}  (goal ≤ ${GOAL_MS} ms)`)
}

async function repeated<T>(once: () => Promise<T>): Promise<T[]> {
  const taken: T[] = []
  for (let count = 0; count < SAMPLES; count++) taken.push(await once())
  return taken
}

async function openScratch(appUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: appUrl })
  await client.connect()
  return client
}

/** Commits one idempotency key: the minimum that a payment writes. */
async function commitOnce(client: pg.Client): Promise<number> {
  const startedMs = performance.now()
  await client.query(`insert into db.idempotency (scope, key, input_hash)
    values ('bench', gen_random_uuid()::text, repeat('0', 64))`)
  return performance.now() - startedMs
}

async function payOnce(
  { url, routeUrl }: CasinoServerReady,
  { player, nextBalance }: Screen,
  webhookOf: (ref: string) => Promise<Webhook>,
): Promise<{ eventMs: number; answerMs: number }> {
  const opened = await callAs<{ redirectUrl: string }>(routeUrl, player, prepayProcessTransaction, {
    methodID: CARD,
    amount: AMOUNT,
  })
  const { body, ...signed } = await webhookOf(opened.redirectUrl.split(/[/?]/).at(-2) ?? '')
  const heard = nextBalance()
  const startedMs = performance.now()
  const headers = Object.entries(signed).map(([name, value]): [string, string] => [`webhook-${name}`, value])
  const response = await fetch(`${url}/payments/sandbox/webhook`, {
    method: 'POST',
    headers: [['content-type', 'application/json'], ...headers],
    body,
  })
  const answerMs = performance.now() - startedMs
  assert(response.ok, 'a good webhook is taken')
  await heard
  return { eventMs: performance.now() - startedMs, answerMs }
}

/** Opens a socket as an open page of the player does. */
async function openScreen({ url, routeUrl }: CasinoServerReady, player: Bettor | undefined): Promise<Screen> {
  assert(player, 'there is a player')
  const { ticket } = await callAs<{ ticket: string }>(routeUrl, player, systemSocketTicket, {})
  const socket = new WebSocket(`${url.replace('http', 'ws')}${SOCKET_PATH}`)
  const heard = (sign: string) =>
    new Promise<void>((resolve) => {
      const listen = ({ data }: MessageEvent) => {
        if (!String(data).includes(sign)) return
        socket.removeEventListener('message', listen)
        resolve()
      }
      socket.addEventListener('message', listen)
    })
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  const welcome = heard('"welcome"')
  socket.send(JSON.stringify({ type: 'hello', version: SOCKET_VERSION, ticket }))
  await welcome
  return { player, nextBalance: () => heard('"topic":"balance"'), close: () => socket.close() }
}
