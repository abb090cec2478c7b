import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'

/** Time from the first connection that has all bytes of a broadcast to the last, and to the one of 99 %. */
export type Burst = { readonly lastMs: number; readonly p99Ms: number }

export type Readers = {
  /** Forgets the bytes so far. */
  mark(): Promise<void>
  /** Calls `send`, and returns the burst in which every connection gets so many bytes. */
  burst(bytes: number, send: () => unknown): Promise<Burst>
  end(): void
}

export type Writer = { readonly port: number; ready(): Promise<void>; send(bytes: number): void; end(): void }

/** Compiles `reference.c` with the system's gcc at -O3; returns `null` if there is none. */
export function compileReference() {
  const version = spawnSync('gcc', ['--version'], { encoding: 'utf8' })
  if (version.status !== 0) return null
  const folder = mkdtempSync(join(tmpdir(), 'poyraz-bench-'))
  const program = join(folder, 'reference')
  const source = fileURLToPath(new URL('./reference.c', import.meta.url))
  const compiled = spawnSync('gcc', ['-O3', '-o', program, source], { encoding: 'utf8' })
  if (compiled.status !== 0) throw new Error(compiled.stderr)
  return {
    compiler: (version.stdout.split('\n')[0] ?? '').trim(),
    read: (port: number, count: number, kind: 'ws' | 'io' | 'raw') =>
      startReaders(run(program, ['read', String(port), String(count), kind])),
    serve: (count: number) => startWriter(run(program, ['serve', String(count)])),
    close: () => rmSync(folder, { recursive: true }),
  }
}

type Program = {
  readonly child: ChildProcessByStdio<Writable, Readable, null>
  readonly lines: Interface
}

function run(program: string, args: readonly string[]): Program {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  return { child, lines: createInterface(child.stdout) }
}

async function lineOf({ lines }: Program): Promise<string> {
  const [line] = await once(lines, 'line')
  return String(line)
}

async function startReaders(program: Program): Promise<Readers> {
  await lineOf(program)
  const say = (command: string) => program.child.stdin.write(`${command}\n`)
  return {
    async mark() {
      say('mark')
      await lineOf(program)
    },
    async burst(bytes, send) {
      say(`expect ${bytes}`)
      const done = lineOf(program)
      send()
      const [last = Number.NaN, p99 = Number.NaN] = (await done).split(' ').map(Number)
      return { lastMs: last / 1e6, p99Ms: p99 / 1e6 }
    },
    end: () => void program.child.kill(),
  }
}

async function startWriter(program: Program): Promise<Writer> {
  const port = Number(await lineOf(program))
  const ready = lineOf(program)
  return {
    port,
    ready: async () => void (await ready),
    send: (bytes) => void program.child.stdin.write(`${bytes}\n`),
    end: () => void program.child.kill(),
  }
}
