import { hash } from 'node:crypto'
import { prepayProcessTransaction, userRegister } from '@poyraz/contract'
import type { TestClient, WireReply } from './client.ts'
import { type Newcomer, newcomer } from './newcomer.ts'
import type { TestServer } from './server.ts'

/** Payment method of the sandbox, which credits play money at once. */
export const SANDBOX_METHOD = 1

export type Player = {
  readonly client: TestClient
  readonly username: string
  readonly password: string
  readonly email: string
  readonly identityNumber: string
}

/** Registers a new player and logs in over HTTP, with `balance` kuruş of play money. */
export async function newPlayer(server: Pick<TestServer, 'client'>, balance = 0): Promise<Player> {
  const person = newcomer()
  const { username, password, email, identityNumber } = person
  const client = server.client()
  const registered = await register(client, person)
  if (!registered.result) throw new Error(`registration failed: ${JSON.stringify(registered)}`)
  await client.signIn(username, password)
  if (balance > 0) await client.call(prepayProcessTransaction, { methodID: SANDBOX_METHOD, amount: balance })
  return { client, username, password, email, identityNumber }
}

/** Registers over HTTP, with a proof of work if the server requires one. */
export async function register(
  client: TestClient,
  person: Newcomer,
  headers: Record<string, string> = {},
): Promise<WireReply<unknown>> {
  const form = { ...person, passwordConfirm: person.password, country: 'TR', acceptRules: true }
  const ask = (more: object) =>
    client.send(client.bodyOf(userRegister.class, userRegister.method, { ...form, ...more }), headers)
  const first = await ask({})
  return first.error === 'proof_required' ? ask({ proof: solve(first.data as Challenge) }) : first
}

type Challenge = {
  readonly algorithm: string
  readonly challenge: string
  readonly maxnumber: number
  readonly salt: string
  readonly signature: string
}

/** Solves the proof of work that the server requires after several registrations from one address. */
function solve({ algorithm, challenge, maxnumber, salt, signature }: Challenge): string {
  for (let number = 0; number <= maxnumber; number++) {
    if (hash('sha256', `${salt}${number}`) !== challenge) continue
    return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64')
  }
  throw new Error('the challenge has no solution')
}
