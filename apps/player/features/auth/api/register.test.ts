import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../../../shared/test-storage.ts'
import { type AccountValues, readRegister, requestsOf } from '../register-values.ts'

type Sent = { readonly username: string; readonly key: string; readonly proof?: string }

const VALUES: AccountValues = {
  ...requestsOf(readRegister(new FormData()), 'tr').account,
  username: 'ilkay.34',
}
const SALT = 'abc'
const CHALLENGE = {
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update(`${SALT}7`).digest('hex'),
  salt: SALT,
  signature: 'sig',
  maxnumber: 10,
}
const OK = { result: true, message: '', code: 200, error: null, data: {} }
const refusal = (error: string, data: unknown = null) => ({ ...OK, result: false, code: 422, error, data })

let sent: Sent[]
/** Accounts by user name, with the request that created them. */
let accounts: Map<string, string>
let loses: boolean

/** Fake server: repeats its answer for the same request; refuses another request with a taken name. */
function answer(data: Sent, asksProof: boolean): object {
  if (asksProof && !data.proof) return refusal('proof_required', CHALLENGE)
  const write = JSON.stringify(data)
  const opened = accounts.get(data.username)
  if (opened === undefined) accounts.set(data.username, write)
  return opened === undefined || opened === write ? OK : refusal('invalid_input')
}

async function load(asksProof = false) {
  vi.stubGlobal('fetch', async (_: string, init: { body: string }) => {
    const { data } = JSON.parse(init.body)
    sent.push(data)
    const before = accounts.size
    const reply = answer(data, asksProof)
    if (loses && accounts.size > before) throw new TypeError('Failed to fetch')
    return Response.json(reply)
  })
  vi.resetModules()
  const { createRegistration } = await import('./register.ts')
  const send = createRegistration()
  return async (values: AccountValues) => (await send(values, () => undefined)).ok
}

beforeEach(() => {
  stubStorage()
  sent = []
  accounts = new Map()
  loses = true
})
afterEach(() => vi.unstubAllGlobals())

describe('a registration with a lost answer', () => {
  it.each([
    ['without a proof', false],
    ['with a proof', true],
  ])('is sent unchanged when the button is pressed again, %s', async (_, asksProof) => {
    const press = await load(asksProof)
    expect([await press(VALUES), await press(VALUES)]).toEqual([false, true])
    expect(accounts.size).toBe(1)
  })

  it('is a new request if the values differ', async () => {
    loses = false
    const press = await load()
    expect([await press(VALUES), await press({ ...VALUES, username: 'ilkay.35' })]).toEqual([true, true])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
  })
})
