import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { tablesList } from '@poyraz/contract'
import { SOCKET_VERSION } from '@poyraz/contract/socket'
import { startServerProcess } from '@poyraz/e2e/server-process'
import { createClient } from '@poyraz/testkit/server'
import { machine, print, spread } from '../shared/figures.ts'

const ROUNDS = 5
const ROUND_MS = 30_000
/** Tables rest this long after the last page; a round that is under way ends in the same time. */
const REST_MS = 180_000
/** Clock ticks of `/proc` in milliseconds. */
const TICK_MS = 10

/** Processor time of the live tables without players: while they rest, and while one page shows the lobby. */
export async function main(): Promise<void> {
  const server = await startServerProcess({ SPORTS_FEED: 'off' })
  try {
    const { data } = await createClient(server.url).call(tablesList, { limit: 100 })
    print(`tables · ${machine()}, ${data.length} tables, load ${loadavg()[0]?.toFixed(1)}`)
    await sleep(REST_MS)
    await measure('resting, no page', server.pid)
    const page = await openLobby(server.url)
    await sleep(ROUND_MS)
    await measure('one page shows the lobby', server.pid)
    page.close()
  } finally {
    await server.stop()
  }
}

async function measure(name: string, pid: number): Promise<void> {
  const shares: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = cpuMsOf(pid)
    await sleep(ROUND_MS)
    shares.push(((cpuMsOf(pid) - before) / ROUND_MS) * 100)
  }
  print(`${name}: ${spread(shares)} % of a core (server and PostgreSQL), load ${loadavg()[0]?.toFixed(1)}`)
}

/** Opens a socket that watches the tables, as the lobby does. */
async function openLobby(url: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  socket.send(JSON.stringify({ type: 'hello', version: SOCKET_VERSION }))
  socket.send(JSON.stringify({ type: 'watch_tables', isShown: true }))
  return socket
}

type Stat = { readonly pid: number; readonly parent: number; readonly cpuMs: number }

/** Returns the processor time of a process and of all that it started, with those that have ended. */
function cpuMsOf(root: number): number {
  const stats = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readStat(Number(name)) : []))
  const family = new Set([root])
  for (let before = 0; before !== family.size; ) {
    before = family.size
    for (const { pid, parent } of stats) if (family.has(parent)) family.add(pid)
  }
  return stats.filter(({ pid }) => family.has(pid)).reduce((sum, { cpuMs }) => sum + cpuMs, 0)
}

/** Reads a process of `/proc`; empty if it has ended meanwhile. */
function readStat(pid: number): readonly Stat[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent = 0] = fields.slice(1, 2)
    // utime, stime, cutime and cstime.
    const ticks = fields.slice(11, 15).reduce((sum, one) => sum + one, 0)
    return [{ pid, parent, cpuMs: ticks * TICK_MS }]
  } catch {
    return []
  }
}
