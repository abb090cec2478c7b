import { spawn } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { STAFF_PASSWORD, startTestServer, type TestServer, totpOf } from '@poyraz/testkit/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const PROGRAM = fileURLToPath(new URL('./main.ts', import.meta.url))
let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Runs `npm run staff` beside the server; `answer` returns the input line for a printed question. */
async function run(
  args: readonly string[],
  answer: (printed: string) => string | null = () => null,
): Promise<{ code: number | null; text: string }> {
  const { appUrl, superuserUrl } = server.testDatabase
  const database = { DATABASE_URL: appUrl, DATABASE_OWNER_URL: superuserUrl }
  const env = {
    ...process.env,
    ...database,
    DATA_DIR: server.dataDir,
    BACKOFFICE_URL: server.url,
    MODE: 'play',
  }
  const child = spawn(process.execPath, [PROGRAM, ...args], { env })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString()
    const line = answer(text)
    if (line !== null) child.stdin.write(`${line}\n`)
  })
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, text })))
}

const NEW_PASSWORD = 'Yeni-Kasa-Anahtari-8'

/** Answers the questions of `password` with a wrong code, and with this repetition of the new password. */
function changing(again: string): (printed: string) => string | null {
  return (printed) => {
    if (printed.endsWith('authenticator: ')) return '000000'
    if (printed.endsWith('again: ')) return again
    return printed.endsWith(': ') ? NEW_PASSWORD : null
  }
}

describe('npm run staff', () => {
  it('leads the first owner from the invitation to a stored session', async () => {
    expect(await run(['me'])).toMatchObject({ code: 1, text: expect.stringContaining('Sign in first') })
    const invited = await run(['invite-owner'])
    const invitation = /join (\w{26}) NAME/.exec(invited.text)?.[1] ?? expect.fail(invited.text)
    const joined = await run(['join', invitation, 'patron'], (printed) => {
      const secret = /authenticator: (\w+)/.exec(printed)?.[1]
      if (printed.endsWith('shows: ')) return totpOf(server, secret ?? '')
      return /(more|again): $/.test(printed) ? STAFF_PASSWORD : null
    })
    expect(joined).toMatchObject({ code: 0, text: expect.stringContaining('patron (owner) is signed in') })
    expect(joined.text).not.toContain(STAFF_PASSWORD)
    const { mode } = await stat(join(server.dataDir, 'staff', 'session'))
    expect(mode & 0o777).toBe(0o600)
    expect(await run(['accounts', 'list'])).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^patron {2}owner .* by operator /),
    })
    const other = await run(['password'], changing('Another-Password-9'))
    expect(other).toMatchObject({ code: 1, text: expect.stringContaining('The two are not the same') })
    const wrong = await run(['password'], changing(NEW_PASSWORD))
    expect(wrong).toMatchObject({ code: 1, text: expect.stringContaining('is wrong') })
    const again = await run(['invite-owner'])
    expect(again).toMatchObject({ code: 1, text: expect.stringContaining('There is an owner already') })
    expect(await run(['logout'])).toMatchObject({ code: 0 })
    expect(await run(['withdrawals', 'list'])).toMatchObject({
      code: 1,
      text: expect.stringContaining('Sign in first'),
    })
  })

  it('prints its usage, and reports an unreachable server', async () => {
    for (const args of [[], ['eat'], ['cards'], ['cards', 'eat'], ['cards', 'list', '--as', 'ayse']])
      expect(await run(args)).toMatchObject({ code: 1, text: expect.stringContaining('usage:') })
    const { url } = server
    Object.assign(server, { url: 'http://localhost:1' })
    const said = await run(['cards', 'list'])
    Object.assign(server, { url })
    expect(said).toMatchObject({ code: 1, text: expect.stringContaining('no server answers') })
  })
})
