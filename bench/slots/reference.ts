import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Counts and duration of one run. */
export type Counted = { readonly units: number; readonly hits: number; readonly seconds: number }

export type Reference = {
  readonly compiler: string
  /** Counts the whole cycle of stops `cycles` times. */
  enumerate(cycles: number): Counted
  /** Draws and pays this many spins. */
  simulate(spins: number, seed: number): Counted
  close(): void
}

/** Compiles `reference.c` with the system's gcc at -O3; returns `null` if there is none. */
export function compileReference(): Reference | null {
  const version = spawnSync('gcc', ['--version'], { encoding: 'utf8' })
  if (version.status !== 0) return null
  const folder = mkdtempSync(join(tmpdir(), 'poyraz-bench-'))
  const program = join(folder, 'reference')
  const source = fileURLToPath(new URL('./reference.c', import.meta.url))
  run('gcc', ['-O3', '-o', program, source])
  return {
    compiler: (version.stdout.split('\n')[0] ?? '').trim(),
    enumerate: (cycles) => read(run(program, ['enumerate', String(cycles)])),
    simulate: (spins, seed) => read(run(program, ['simulate', String(spins), String(seed)])),
    close: () => rmSync(folder, { recursive: true }),
  }
}

function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args[0]} failed: ${stderr}`)
  return stdout
}

function read(line: string): Counted {
  const [units, hits, seconds] = line.trim().split(' ').map(Number) as [number, number, number]
  return { units, hits, seconds }
}
