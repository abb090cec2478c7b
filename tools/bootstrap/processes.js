import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Something the person at the keyboard can act on: one line, no stack. */
export class Failure extends Error {}

/** Argon2 hashes run on the thread pool of libuv: four threads would make logins wait for each other. */
const THREADPOOL_SIZE = '8'

/** Ours first on PATH, so that everything started from here runs under the same Node. */
export function environment(node) {
  return {
    UV_THREADPOOL_SIZE: THREADPOOL_SIZE,
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
  }
}

/** Ctrl-C reaches npm and us, and npm passes it on to us again: what follows this fast is the same one. */
const REPEATED_SIGNAL_MS = 500

/** Runs a program and resolves to its exit code. */
export async function run(program, args, env, cwd = ROOT) {
  const { code } = await runChild(program, args, { env, cwd, stdio: 'inherit' })
  return code
}

/** Runs the server and resolves to how that ended; over a channel it tells when it has started. */
export function runServer(program, args, env) {
  return runChild(program, args, { env, cwd: ROOT, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
}

/**
 * The child gets its signals from us alone, each once: it is in a group of its own, which the terminal does
 * not signal.
 */
function runChild(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, detached: true })
    let hasStarted = false
    let isAsked = false
    child.on('message', (message) => {
      hasStarted ||= message === 'started'
    })
    let passedAt = -Infinity
    const pass = (name) => {
      isAsked = true
      const now = performance.now()
      if (now - passedAt < REPEATED_SIGNAL_MS) return
      passedAt = now
      // A closed terminal asks for the same orderly end.
      child.kill(name === 'SIGHUP' ? 'SIGTERM' : name)
    }
    const names = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const name of names) process.on(name, pass)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      for (const name of names) process.off(name, pass)
      resolve({ code: code ?? 128 + constants.signals[signal], signal, hasStarted, isAsked })
    })
  })
}
