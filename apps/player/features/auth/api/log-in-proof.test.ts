import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../../../shared/test-storage.ts'

type Sent = { readonly username: string; readonly proof?: string }

const SALT = 'abc'
const CHALLENGE = {
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update(`${SALT}7`).digest('hex'),
  salt: SALT,
  signature: 'sig',
  maxnumber: 10,
}
const refusal = (error: string, data: unknown = null) => ({
  result: false,
  message: '',
  code: 401,
  error,
  data,
})

let sent: Sent[]
beforeEach(() => {
  stubStorage()
  sent = []
})
afterEach(() => vi.unstubAllGlobals())

async function logInWhere(answer: (data: Sent) => object) {
  vi.stubGlobal('fetch', async (_: string, init: { body: string }) => {
    const { data } = JSON.parse(init.body)
    sent.push(data)
    return Response.json(answer(data))
  })
  vi.resetModules()
  const { logIn } = await import('./log-in.ts')
  const done = await logIn('ilkay.34', 'Mavi7kedi')
  return done.ok ? null : done.error.error
}

describe('a login that needs a proof of work', () => {
  it('is sent again with the proof', async () => {
    const asks = ({ proof }: Sent) =>
      proof === undefined ? refusal('proof_required', CHALLENGE) : refusal('login_failed')
    expect(await logInWhere(asks)).toBe('login_failed')
    expect(sent.map(({ username }) => username)).toEqual(['ilkay.34', 'ilkay.34'])
    expect(JSON.parse(atob(sent[1]?.proof ?? ''))).toMatchObject({ number: 7, salt: SALT })
  })

  it('gives up if the server refuses every proof', async () => {
    expect(await logInWhere(() => refusal('proof_required', CHALLENGE))).toBe('proof_required')
    expect(sent).toHaveLength(4)
  })
})
