import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { financeCheckBalance, prepayProcessTransaction } from '@poyraz/contract'
import { createClient, SANDBOX_METHOD } from '@poyraz/testkit/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../seed.ts'
import { listening, type Run, startProgram } from './fixtures/program.ts'

/** The launcher that `npm start` runs after building the sites. */
const LAUNCHER = fileURLToPath(new URL('../../../tools/bootstrap/run.js', import.meta.url))
const SERVER = 'apps/server/main.ts'
/** Preloaded into the server's process: on a signal it blocks the event loop, or exhausts the memory. */
const ILLNESS = `data:text/javascript,${encodeURIComponent(`
  process.on('SIGUSR2', () => { for (;;); })
  process.on('SIGPWR', () => { for (const kept = [];;) kept.push(new Array(1e5).fill({})) })`)}`
const ILLNESSES = [
  ['runs out of memory', 'SIGPWR', /heap out of memory/],
  ['blocks its event loop', 'SIGUSR2', /poyraz: the event loop has been blocked for 10 s/],
] as const
/**
 * Failures to test; with `ROUNDS`, as in `npm run restarts`, all of them, because ten seconds of a blocked
 * loop are too long for every run.
 */
const TRIED = process.env['ROUNDS'] === undefined ? ILLNESSES.slice(0, 1) : ILLNESSES
const PAID = 12_345
const BALANCE_BEFORE = 1_000_000

let dataDir: string
let runs: Run[]

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'poyraz-launcher-'))
  runs = []
})
afterEach(async () => {
  for (const { child } of runs) child.kill('SIGTERM')
  await Promise.all(runs.map(({ ended }) => ended))
  await rm(dataDir, { recursive: true, force: true })
})

function launch(): Run {
  const NODE_OPTIONS = `--max-old-space-size=200 --import=${ILLNESS}`
  const launcher = startProgram([LAUNCHER, SERVER], { DATA_DIR: dataDir, NODE_OPTIONS })
  runs.push(launcher)
  return launcher
}

/** Returns the process id of the launcher's current server. */
async function serverPid({ child }: Run): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  for (const pid of pids) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    // After the name, which may contain spaces: the state, then the parent.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    if (parent === child.pid) return Number(pid)
  }
  throw new Error('the launcher runs no server')
}

async function balanceAt(url: string): Promise<number | undefined> {
  const client = createClient(url)
  await client.signIn('deniz', DEMO_PASSWORD)
  return (await client.call(financeCheckBalance, {})).data[0]?.balance
}

it.each(TRIED)('a server that %s is restarted with all acknowledged writes (F18)', async (_, signal, why) => {
  const launcher = launch()
  const client = createClient(await listening(launcher))
  await client.signIn('deniz', DEMO_PASSWORD)
  const paid = await client.call(prepayProcessTransaction, { methodID: SANDBOX_METHOD, amount: PAID })
  expect(paid.result).toBe(true)
  process.kill(await serverPid(launcher), signal)
  expect(await balanceAt(await listening(launcher, 2))).toBe(BALANCE_BEFORE + PAID)
  expect(launcher.output()).toMatch(why)
  expect(launcher.output()).toContain('poyraz: the server died (SIGABRT) and is started again')
  // A server killed by SIGKILL is not restarted, so a later start finds its port and data free.
  process.kill(await serverPid(launcher), 'SIGKILL')
  expect(await launcher.ended).toBe(137)
  const next = launch()
  expect(await balanceAt(await listening(next))).toBe(BALANCE_BEFORE + PAID)
  next.child.kill('SIGTERM')
  expect(await next.ended).toBe(0)
})
