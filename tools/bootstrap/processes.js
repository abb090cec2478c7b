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

/** Runs a program in the root of the repository, passes signals on, and resolves to its exit code. */
export function run(program, args, env, cwd = ROOT) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: 'inherit' })
    const pass = (name) => child.kill(name)
    const names = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const name of names) process.on(name, pass)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      for (const name of names) process.off(name, pass)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}
