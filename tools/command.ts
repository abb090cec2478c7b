import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './repository.ts'

export type Ran = { readonly code: number; readonly output: string }

const running = new Set<ChildProcess>()
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, () => {
    for (const child of running) child.kill(name)
    process.exitCode = 128 + constants.signals[name]
  })
}

/** Returns the path of a program in `node_modules`, by its command name. */
export function installed(name: string): string {
  return join(ROOT, 'node_modules', '.bin', name)
}

/** Runs a program in the root folder. With `show` it prints directly; otherwise its output is returned. */
export async function run(
  command: readonly string[],
  options: { show?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<Ran> {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd: ROOT,
    env: options.env ?? process.env,
    stdio: ['ignore', options.show ? 'inherit' : 'pipe', options.show ? 'inherit' : 'pipe'],
  })
  running.add(child)
  const chunks: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (exitCode) => resolve(exitCode ?? 1))
  }).finally(() => running.delete(child))
  return { code, output: Buffer.concat(chunks).toString('utf8') }
}
