import { type ExecFileException, execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { bounded, err, ok, type Result, SECOND_MS } from '@poyraz/kernel'
import { OutsideSilent } from '../ports.ts'
import { NO_PICTURE, type PictureFault } from './picture-limits.ts'

/** Draws a picture anew as JPEG. Throws `OutsideSilent` while too many wait. */
export type Decoder = (bytes: Uint8Array) => Promise<Result<Uint8Array, PictureFault>>

export type DecoderOptions = {
  /** The program of a decoder process, or another in its place. */
  readonly program?: string
  readonly timeoutMs?: number
}

const PROGRAM = fileURLToPath(new URL('./decoder-process.ts', import.meta.url))
/** The largest photo that the rules allow takes a second; a busy machine gives the process less than a core. */
const TIMEOUT_MS = 30 * SECOND_MS
const CPU_S_MAX = 10
/** Processes at once, and pictures that wait for one. */
const RUNNING_MAX = 2
const WAITING_MAX = 8
/** A drawn picture is smaller than this. */
const DRAWN_BYTES_MAX = 16 * 1024 * 1024

/** It gets none of the server's variables, which hold secrets. */
const ENV = { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2' }

/**
 * Decodes each picture in a process of its own, with a limit on its time and memory, and a few at once: a
 * picture that hangs or breaks a decoder takes no thread of the server.
 */
export function createDecoder({ program = PROGRAM, timeoutMs = TIMEOUT_MS }: DecoderOptions = {}): Decoder {
  const queued = bounded({ running: RUNNING_MAX, waiting: WAITING_MAX })
  return async (bytes) => {
    const drawn = await queued(() => decode(program, bytes, timeoutMs))
    if (!drawn.ok) throw new OutsideSilent('too many pictures wait for a decoder')
    return drawn.value
  }
}

function decode(
  program: string,
  bytes: Uint8Array,
  timeoutMs: number,
): Promise<Result<Uint8Array, PictureFault>> {
  const options = {
    env: ENV,
    encoding: 'buffer',
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    maxBuffer: DRAWN_BYTES_MAX,
  } as const
  return new Promise((resolve, reject) => {
    const [file, ...args] = commandOf(program, timeoutMs)
    const child = execFile(file, args, options, (error, drawn) => {
      const fault = error && faultOf(error)
      if (fault === undefined) reject(error ?? new Error('no decoder'))
      else resolve(fault === null ? ok(drawn) : err(fault))
    })
    // A decoder that ends before it has read everything says why by its exit.
    child.stdin?.on('error', () => undefined).end(bytes)
  })
}

/** The shell sets a limit on processor time, which holds even if the server dies. */
function commandOf(program: string, timeoutMs: number): readonly [string, ...string[]] {
  const node: [string, ...string[]] = [process.execPath, program]
  if (process.platform === 'win32') return node
  const cpuS = Math.min(CPU_S_MAX, Math.ceil(timeoutMs / SECOND_MS))
  return ['/bin/sh', '-c', `ulimit -t ${cpuS} && exec "$@"`, 'decoder', ...node]
}

/** `undefined` where the decoder itself is broken. */
function faultOf({ code, signal, killed }: ExecFileException): PictureFault | undefined {
  if (code === NO_PICTURE) return 'picture'
  // It was killed for its time, its memory or the size of what it wrote.
  return signal || killed || code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER' ? 'picture_limits' : undefined
}
