import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { BODY_BYTES_MAX } from './http.ts'

/**
 * Returns true for what nearly every call is: JSON with a declared length and no charset. Its body is read
 * past the framework, whose parsers and hooks cost as much as the call. The framework handles all other
 * requests.
 */
export function isPlainJson({ headers }: IncomingMessage): boolean {
  return headers['content-type'] === 'application/json' && Number(headers['content-length']) <= BODY_BYTES_MAX
}

/**
 * Reads such a body to its end and passes on its text, or `null` if it is not UTF-8. Does not call `take` if
 * the connection breaks.
 */
export function readPlainJson(request: IncomingMessage, take: (text: string | null) => void): void {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => void chunks.push(chunk))
  request.on('end', () => {
    const [first = Buffer.alloc(0)] = chunks
    const body = chunks.length <= 1 ? first : Buffer.concat(chunks)
    take(isUtf8(body) ? body.toString('utf8') : null)
  })
}
