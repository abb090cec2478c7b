import { userLogin, userRegister } from '@poyraz/contract'
import type { z } from 'zod'
import { browser, type Client, type House } from './house.ts'

export const PASSWORD = 'Mavi7kedi'

export type Form = z.input<typeof userRegister.input>

/** 1 would make the well-known symbolic number, which is refused. */
let counter = 100

/** A valid T.C. kimlik no of the test range `1000…`, by its checksum. */
export function tckn(number: number): string {
  const body = String(100_000_000 + number)
  const digits = Array.from(body, Number)
  const sum = (from: number) =>
    digits.reduce((total, digit, index) => (index % 2 === from ? total + digit : total), 0)
  const tenth = (7 * sum(0) + 9 * sum(1)) % 10
  return `${body}${tenth}${(8 * sum(0)) % 10}`
}

/** A form that nobody has sent before. */
export function form(changes: Partial<Form> = {}): Form {
  const number = ++counter
  return {
    username: `oyuncu${number}`,
    password: PASSWORD,
    passwordConfirm: changes.password ?? PASSWORD,
    firstname: 'Ayşe',
    lastname: `Yılmaz${'abcdefghij'[number % 10]}`,
    birthDate: `19${60 + (number % 40)}-03-15`,
    identityNumber: tckn(number),
    country: 'TR',
    city: 'İzmir',
    address: 'Deniz Sokak 5',
    email: `oyuncu${number}@example.test`,
    phone: `0555${String(1_000_000 + number)}`,
    smsOptIn: false,
    emailOptIn: true,
    acceptRules: true,
    ...changes,
  }
}

/** Registers somebody new and signs him in on a browser of his own. */
export async function newPlayer(
  house: House,
  options: { address?: string; form?: Partial<Form> } = {},
): Promise<{ client: Client; form: Form; uid: string }> {
  const sent = form(options.form)
  const client = browser(house, options.address)
  const registered = await client.call(userRegister, sent)
  if (!registered.ok) throw new Error(`not registered: ${JSON.stringify(registered.error)}`)
  await signIn(client, sent)
  return { client, form: sent, uid: registered.value.uid }
}

/** Signs in and stores what came back, as a browser does. Throws when it is refused. */
export async function signIn(client: Client, who: { username: string; password: string }) {
  client.uid = null
  client.sid = null
  const login = await client.call(userLogin, { username: who.username, password: who.password })
  if (!login.ok) throw new Error(`not signed in: ${JSON.stringify(login.error)}`)
  client.uid = login.value.uid
  client.sid = login.value.sid
  return login.value
}

/** The latest message to an address or number, or the one at `back` before it. */
export function messageTo(house: House, to: string) {
  return house.outgoing.findLast((message) => message.to === to)
}

export function tokenIn(message: { body: string } | undefined): string {
  const token = /token=([A-Za-z0-9]+)/.exec(message?.body ?? '')?.[1]
  if (!token) throw new Error(`no token in: ${message?.body}`)
  return token
}

export function codeIn(message: { body: string } | undefined): string {
  const code = /\b(\d{6})\b/.exec(message?.body ?? '')?.[1]
  if (!code) throw new Error(`no code in: ${message?.body}`)
  return code
}
