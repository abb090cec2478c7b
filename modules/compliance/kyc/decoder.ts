import { type ExecFileException, execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { bounded, err, ok, type Result, SECOND_MS } from '@poyraz/kernel'
import { ServiceUnavailable } from '../ports.ts'
import { NO_PICTURE, type PictureFault } from './picture-limits.ts'

/** Re-encodes a picture as JPEG. Throws `ServiceUnavailable` while too many pictures wait. */
export type Decoder = (bytes: Uint8Array) => Promise<Result<Uint8Array, PictureFault>>

export type DecoderOptions = {
  /** Path of the decoder program; tests replace it. */
  readonly program?: string
  readonly timeoutMs?: number
}

const PROGRAM = fileURLToPath(new URL('./decoder-process.ts', import.meta.url))
/** The largest allowed photo takes one second on a free core; a busy machine needs longer. */
const TIMEOUT_MS = 30 * SECOND_MS
const CPU_S_MAX = 10
/** Maximum number of decoder processes, and of pictures that wait for one. */
const RUNNING_MAX = 2
const WAITING_MAX = 8
/** Maximum size of the resulting JPEG. */
const DRAWN_BYTES_MAX = 16 * 1024 * 1024

/** The process does not inherit the server's environment, which has secrets. */
const ENV = { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2' }

/**
 * Decodes each picture in a separate process with limited time and memory, and limits the number of
 * processes: a picture that hangs or crashes a decoder does not block a thread of the server.
 */
export function createDecoder({ program = PROGRAM, timeoutMs = TIMEOUT_MS }: DecoderOptions = {}): Decoder {
  const queued = bounded({ running: RUNNING_MAX, waiting: WAITING_MAX })
  return async (bytes) => {
    const drawn = await queued(() => decode(program, bytes, timeoutMs))
    if (!drawn.ok) throw new ServiceUnavailable('too many pictures wait for a decoder')
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
    // A decoder may exit before it has read everything; its exit code says why.
    child.stdin?.on('error', () => undefined).end(bytes)
  })
}

/** Builds the command line. The shell limits the CPU time, also if the server dies. */
function commandOf(program: string, timeoutMs: number): readonly [string, ...string[]] {
  const node: [string, ...string[]] = [process.execPath, program]
  if (process.platform === 'win32') return node
  const cpuS = Math.min(CPU_S_MAX, Math.ceil(timeoutMs / SECOND_MS))
  return ['/bin/sh', '-c', `ulimit -t ${cpuS} && exec "$@"`, 'decoder', ...node]
}

/** Maps the end of the process to a fault; `undefined` if the decoder itself is broken. */
function faultOf({ code, signal, killed }: ExecFileException): PictureFault | undefined {
  if (code === NO_PICTURE) return 'picture'
  // Killed for its time, its memory or the size of its output.
  return signal || killed || code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER' ? 'picture_limits' : undefined
}
