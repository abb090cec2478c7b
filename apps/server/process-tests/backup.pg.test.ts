import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { casinoGamesList, financeCheckBalance, prepayProcessTransaction } from '@poyraz/contract'
import { createClient } from '@poyraz/testkit/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../seed.ts'
import { listening, type Run, startProgram } from './fixtures/program.ts'

const programOf = (name: string) => fileURLToPath(new URL(`../${name}.ts`, import.meta.url))

let dir: string
let runs: Run[]

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'poyraz-kept-'))
  runs = []
})
afterEach(async () => {
  for (const { child } of runs) child.kill('SIGTERM')
  await Promise.all(runs.map(({ ended }) => ended))
  await rm(dir, { recursive: true, force: true })
})

const at = (name: string) => join(dir, name)

function run(name: string, args: readonly string[], env: Record<string, string> = {}): Run {
  const started = startProgram([programOf(name), ...args], { DATA_DIR: at('data'), ...env })
  runs.push(started)
  return started
}

/** Runs a command like an operator; resolves with its output and exit code. */
async function command(name: string, args: readonly string[], env?: Record<string, string>) {
  const started = run(name, args, env)
  return { code: await started.ended, said: started.output() }
}

async function signedIn(url: string) {
  const client = createClient(url)
  await client.signIn('deniz', DEMO_PASSWORD)
  return client
}

async function balanceAt(url: string): Promise<unknown> {
  return (await (await signedIn(url)).call(financeCheckBalance, {})).data
}

it('F25: restores the installation from backup, log and keys after the loss of its disk', async () => {
  const server = run('main', [], { BACKUP_DIR: at('kept') })
  const client = await signedIn(await listening(server))
  expect(await command('backup', [], { BACKUP_DIR: at('kept') })).toMatchObject({ code: 0 })
  expect((await client.call(prepayProcessTransaction, { methodID: 1, amount: 12_345 })).result).toBe(true)
  await cp(join(at('data'), 'keys'), at('keys'), { recursive: true })
  server.child.kill('SIGTERM')
  await server.ended
  // On a busy machine the server ends before its database, which archives the rest of its log as it stops.
  await expect.poll(() => existsSync(join(at('data'), 'postgres', 'cluster', 'postmaster.pid'))).toBe(false)
  await rm(at('data'), { recursive: true })

  const order = [at('kept'), '--to', at('new')]
  expect(await command('restore', [...order, '--keys', at('nowhere')])).toMatchObject({
    code: 1,
    said: expect.stringContaining('no saved keys'),
  })
  // A restore with wrong keys reports them, also in a practice run.
  await cp(at('keys'), at('mixed'), { recursive: true })
  await cp(join(at('keys'), 'totp.key'), join(at('mixed'), 'identity.key'))
  const others = await command('restore', [at('kept'), '--to', at('other'), '--keys', at('mixed')])
  expect(others).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^\S+ holds keys that are not this database's \(identity\.key\): [^\n]+\n$/),
  })
  const restored = await command('restore', [...order, '--keys', at('keys')])
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('0 faults in the books') })
  expect(await command('restore', [...order, '--keys', at('keys')])).toMatchObject({ code: 1 })
  const again = await listening(run('main', [], { DATA_DIR: at('new') }))
  expect(await balanceAt(again)).toMatchObject([{ balance: 1_012_345 }])
  expect((await createClient(again).call(casinoGamesList, {})).result).toBe(true)
  expect(await command('audit', [], { DATA_DIR: at('new') })).toMatchObject({ code: 0 })
})

it('a failed command prints the reason in one line, and leaves nothing behind', async () => {
  const cases: readonly [string, readonly string[], RegExp][] = [
    ['backup', ['--help'], /^usage: npm run backup [^\n]+$/],
    ['backup', [at('kept')], /^there is no database in \S+: check DATA_DIR$/],
    ['restore', ['--help'], /^usage: npm run restore [^\n]+$/],
    ['restore', [at('nowhere'), '--to', at('new'), '--keys', at('data')], /^there are no saved keys in \S+$/],
    ['maintenance', ['on'], /^there is no server in \S+: check DATA_DIR$/],
  ]
  for (const [name, args, line] of cases) {
    const { code, said } = await command(name, args)
    expect([name, code, said.trimEnd()]).toEqual([name, 1, expect.stringMatching(line)])
  }
  expect(['data', 'kept', 'new'].filter((name) => existsSync(at(name)))).toEqual([])
})
