import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { BODY_BYTES_MAX } from './http.ts'

/**
 * Whether a request is what nearly every call is: JSON of a declared length, with nothing said about its
 * charset. Its body is read past the framework, whose way through parsers and hooks costs as much as the
 * call. All others take that way, and are judged there.
 */
export function isPlainJson({ headers }: IncomingMessage): boolean {
  return headers['content-type'] === 'application/json' && Number(headers['content-length']) <= BODY_BYTES_MAX
}

/**
 * Reads such a body to its end and passes on its text, or `null` where it is not UTF-8. A connection that breaks
 * passes nothing on.
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
