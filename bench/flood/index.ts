import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { userLogin } from '@poyraz/contract'
import { assert } from '@poyraz/kernel'
import { startChild } from '../http/children.ts'
import { machine, print, quantile, spread } from '../shared/figures.ts'
import type { FloodServerReady } from './server.ts'

const ROUNDS = 5
const LOGINS = 10
const CONNECTIONS = 32
const WARM_UP_MS = 1000

type Round = { readonly quietMs: number; readonly loadedMs: number; readonly pagesPerS: number }

/** Measures the time of a login while 32 connections load the home page continuously. */
export async function main(): Promise<void> {
  print(`flood · ${machine()}`)
  const child = startChild('../flood/server.ts')
  const ready = await child.ask<FloodServerReady>()
  try {
    const rounds: Round[] = []
    // The first round is a warm-up.
    for (let count = 0; count <= ROUNDS; count++) {
      const round = await playRound(ready)
      if (count > 0) rounds.push(round)
    }
    const of = (pick: (round: Round) => number) => spread(rounds.map(pick), 0)
    print(`p95 of a login alone               ${of((round) => round.quietMs)} ms`)
    print(`p95 of a login beside ${CONNECTIONS} connections ${of((round) => round.loadedMs)} ms`)
    print(`pages per second meanwhile         ${of((round) => round.pagesPerS)}`)
  } finally {
    child.end()
  }
}

async function playRound(ready: FloodServerReady): Promise<Round> {
  const quietMs = await timeLogins(ready)
  const flood = startFlood(ready.url)
  await sleep(WARM_UP_MS)
  const loadedMs = await timeLogins(ready)
  const pagesPerS = await flood.stop()
  return { quietMs, loadedMs, pagesPerS }
}

async function timeLogins(ready: FloodServerReady): Promise<number> {
  const taken: number[] = []
  for (let count = 0; count < LOGINS; count++) {
    const startedMs = performance.now()
    const account = ready.accounts[count % ready.accounts.length]
    assert(account, 'the server has accounts')
    await login(ready.url, account)
    taken.push(performance.now() - startedMs)
  }
  return quantile(taken, 0.95)
}

async function login(
  url: string,
  { username, password }: FloodServerReady['accounts'][number],
): Promise<void> {
  const { class: className, method } = userLogin
  const body = JSON.stringify({
    api: { class: className, method },
    data: { username, password },
    user: { lang: 'tr' },
  })
  const headers = { 'content-type': 'application/json', panel: 'frontend' }
  const response = await fetch(`${url}/endpoint/v1`, { method: 'POST', headers, body })
  const { result } = (await response.json()) as { result: boolean }
  assert(result, 'the player may log in')
}

/** Loads the home page repeatedly over each connection until it is stopped. */
function startFlood(url: string): { stop(): Promise<number> } {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const startedMs = performance.now()
  let stopped = false
  let pages = 0
  const load = async () => {
    while (!stopped) {
      await loadPage(url, agent)
      pages++
    }
  }
  const loads = Array.from({ length: CONNECTIONS }, load)
  return {
    async stop() {
      const perS = (pages * 1000) / (performance.now() - startedMs)
      stopped = true
      await Promise.all(loads)
      agent.destroy()
      return perS
    },
  }
}

function loadPage(url: string, agent: Agent): Promise<void> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br' }
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (reply) => reply.resume().once('end', resolve).once('error', reject)).once(
      'error',
      reject,
    )
  })
}
