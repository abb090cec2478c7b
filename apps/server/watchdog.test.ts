import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

const WATCHDOG = new URL('./watchdog.ts', import.meta.url).href
const BEAT_MS = 100
const MISSED_MAX = 15

/** Runs a process under a watchdog with shorter timeouts than the server's. */
function runWatched(body: string) {
  const program = `
    const { startWatchdog } = await import('${WATCHDOG}')
    startWatchdog(${BEAT_MS}, ${MISSED_MAX})
    const blockMs = (ms) => { for (const until = performance.now() + ms; performance.now() < until;); }
    ${body}`
  const { status, signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    timeout: 60_000,
    killSignal: 'SIGKILL',
  })
  return { status, signal, stderr }
}

it('ends a process with a blocked event loop, and reports the reason (F18)', () => {
  const { status, signal, stderr } = runWatched('for (;;);')
  expect({ status, signal }).toEqual({ status: null, signal: 'SIGABRT' })
  expect(stderr).toMatch(/^poyraz: the event loop has been blocked for 1.5 s: the server ends$/m)
})

it('does not end a busy process, and does not keep a process alive', () => {
  const work = `
    for (let round = 0; round < 6; round++) {
      blockMs(${3 * BEAT_MS})
      await new Promise((resolve) => setTimeout(resolve, ${BEAT_MS}))
    }`
  expect(runWatched(work)).toEqual({ status: 0, signal: null, stderr: '' })
})
