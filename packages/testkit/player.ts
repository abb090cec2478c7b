import { hash } from 'node:crypto'
import { prepayProcessTransaction, userRegister } from '@poyraz/contract'
import type { TestClient } from './client.ts'
import { newcomer } from './newcomer.ts'
import type { TestServer } from './server.ts'

/** The sandbox method, by which play money is credited at once. */
export const SANDBOX_METHOD = 1

export type Player = {
  readonly client: TestClient
  readonly username: string
  readonly password: string
  readonly email: string
}

/** A newcomer who registered and signed in over HTTP, with `balance` kuruş of play money. */
export async function newPlayer(server: TestServer, balance = 0): Promise<Player> {
  const { username, password, email, ...person } = newcomer()
  const client = server.client()
  const form = {
    ...person,
    username,
    password,
    email,
    passwordConfirm: password,
    country: 'TR',
    acceptRules: true,
  }
  const first = await client.call(userRegister, form)
  const registered =
    first.error === 'proof_required'
      ? await client.call(userRegister, { ...form, proof: solve(first.data as never) })
      : first
  if (!registered.result) throw new Error(`registration failed: ${JSON.stringify(registered)}`)
  await client.signIn(username, password)
  if (balance > 0) await client.call(prepayProcessTransaction, { methodID: SANDBOX_METHOD, amount: balance })
  return { client, username, password, email }
}

type Challenge = {
  readonly algorithm: string
  readonly challenge: string
  readonly maxnumber: number
  readonly salt: string
  readonly signature: string
}

/** The proof of work that is asked for after several registrations from one address. */
function solve({ algorithm, challenge, maxnumber, salt, signature }: Challenge): string {
  for (let number = 0; number <= maxnumber; number++) {
    if (hash('sha256', `${salt}${number}`) !== challenge) continue
    return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64')
  }
  throw new Error('the challenge has no solution')
}
