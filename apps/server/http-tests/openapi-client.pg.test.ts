import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { newcomer } from '@poyraz/testkit/newcomer'
import { startTestServer, type TestServer } from '@poyraz/testkit/server'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'

const FOLDER = new URL('./fixtures/openapi-client/', import.meta.url)
const SCHEMA = new URL('schema.d.ts', FOLDER)
const TSC = fileURLToPath(new URL('../../../node_modules/.bin/tsc', import.meta.url))

type Played = {
  readonly url: string
  readonly deposit: number
  readonly stake: number
  readonly win: number
  readonly balance: number
  readonly checked: number
}
type Client = { playRound(baseUrl: string, registration: object): Promise<Played> }

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  const document = new URL('/endpoint/v1/openapi.json', server.url)
  await writeFile(SCHEMA, astToString(await openapiTS(document, { defaultNonNullable: false })))
})
afterAll(async () => {
  await rm(SCHEMA, { force: true })
  await server.close()
})

it('a client that is generated from the published document compiles and plays a round', async () => {
  await promisify(execFile)(TSC, ['-p', fileURLToPath(FOLDER)]).catch(({ stdout }: { stdout: string }) => {
    throw new Error(stdout)
  })
  const { playRound } = (await import(new URL('client.ts', FOLDER).href)) as Client
  const person = newcomer()
  const form = { ...person, passwordConfirm: person.password, country: 'TR', acceptRules: true }
  const { url, deposit, stake, win, balance, checked } = await playRound(server.url, form)
  expect(url).toMatch(/^\/studio\//)
  expect(balance).toBe(deposit - stake + win)
  expect(checked).toBe(balance)
})
