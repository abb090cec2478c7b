import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** An error that the user can act on: printed as one line without a stack. */
export class Failure extends Error {}

/** Argon2 hashes run on the thread pool of libuv: four threads would make logins wait for each other. */
const THREADPOOL_SIZE = '8'

/** Environment with our Node first on PATH, so that all child processes use the same Node. */
export function environment(node) {
  return {
    UV_THREADPOOL_SIZE: THREADPOOL_SIZE,
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
  }
}

/** Ctrl-C reaches npm and us, and npm forwards it to us: a second signal within this time is the same one. */
const REPEATED_SIGNAL_MS = 500

/** Runs a program and resolves to its exit code. */
export async function run(program, args, env, cwd = ROOT) {
  const { code } = await runChild(program, args, { env, cwd, stdio: 'inherit' })
  return code
}

/** Runs the server and resolves to how it ended; it reports its start over an IPC channel. */
export function runServer(program, args, env) {
  return runChild(program, args, { env, cwd: ROOT, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
}

/**
 * Runs a child in a process group of its own, which the terminal does not signal: it gets each signal once,
 * from us.
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
      // A closed terminal stops the child in the same orderly way.
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
