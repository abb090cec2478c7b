import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OWNERS } from './cluster.ts'

const PROGRAM = '/usr/lib/postgresql/15/bin/pgbench'
const CONNECTIONS = 16
/** A bet without keys and journal. */
const SCRIPT = `\\set id random(1, ${OWNERS})
update bare set balance = balance - 100 where id = :id and balance >= 100;
`

export function hasPgbench(): boolean {
  try {
    accessSync(PROGRAM, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Returns bare one-row updates per second over 16 connections. */
export async function bareUpdates(url: string, seconds: number): Promise<number> {
  const dir = await mkdtemp(join(tmpdir(), 'poyraz-pgbench-'))
  const script = join(dir, 'bare.sql')
  await writeFile(script, SCRIPT)
  const load = ['-c', String(CONNECTIONS), '-j', '2', '-T', String(seconds)]
  const output = await run(['-n', '-M', 'prepared', ...load, '-f', script, url])
  await rm(dir, { recursive: true, force: true })
  const tps = /tps = ([\d.]+)/.exec(output)?.[1]
  if (!tps) throw new Error(`pgbench did not say how many: ${output}`)
  return Number(tps)
}

async function run(args: readonly string[]): Promise<string> {
  const child = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  for await (const chunk of child.stdout) output += String(chunk)
  return output
}
