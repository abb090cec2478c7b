import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerOf, ServiceUnavailable } from '../ports.ts'
import { createScanner } from './clamd.ts'

const COMMAND = 'zINSTREAM\0'
const PATIENCE_MS = 60_000

let server: Server
let port: number
/** The answer of the fake clamd to these bytes; `null` hangs. */
let verdict: (bytes: Buffer) => string | null
const open = new Set<Socket>()

beforeAll(async () => {
  server = createServer((socket) => {
    open.add(socket)
    const heard: Buffer[] = []
    // A client that closed the connection early is no failure of the scanner.
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      heard.push(data)
      const bytes = streamed(Buffer.concat(heard))
      const answer = bytes && verdict(bytes)
      if (answer !== null) socket.end(answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  for (const socket of open) socket.destroy()
  server.close()
})

/** Parses `INSTREAM` as clamd does; `null` while it is incomplete. */
function streamed(heard: Buffer): Buffer | null {
  if (heard.length < COMMAND.length) return null
  expect(heard.toString('latin1', 0, COMMAND.length)).toBe(COMMAND)
  const chunks: Buffer[] = []
  for (let at = COMMAND.length; at + 4 <= heard.length; ) {
    const length = heard.readUInt32BE(at)
    if (length === 0) {
      expect(heard.length, 'nothing comes after the end').toBe(at + 4)
      return Buffer.concat(chunks)
    }
    chunks.push(heard.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

const scan = (bytes: Uint8Array, timeoutMs = PATIENCE_MS) =>
  answerOf('the scanner', timeoutMs, (stop) => createScanner(`tcp://127.0.0.1:${port}`).isClean(bytes, stop))

it.each([
  ['a small file', Buffer.from('kedi')],
  ['an empty file', Buffer.alloc(0)],
  ['a large file', Buffer.alloc(1024 * 1024, 'poyraz')],
])('%s reaches clamd completely, and its answer is returned', async (_, bytes) => {
  verdict = (got) => (got.equals(bytes) ? 'stream: OK\0' : 'stream: Other.Bytes FOUND\0')
  expect(await scan(bytes)).toBe(true)
  verdict = () => 'stream: Eicar-Test-Signature FOUND\0'
  expect(await scan(bytes)).toBe(false)
})

it.each(['INSTREAM size limit exceeded. ERROR\0', 'UNKNOWN COMMAND\0', '', 'stream: OK, perhaps\0'])(
  'the answer %j throws ServiceUnavailable',
  async (answer) => {
    verdict = () => answer
    await expect(scan(Buffer.from('kedi'))).rejects.toThrow(ServiceUnavailable)
  },
)

it('throws ServiceUnavailable if clamd hangs or cannot be reached', async () => {
  verdict = () => null
  await expect(scan(Buffer.from('kedi'), 50)).rejects.toThrow('the scanner did not say')
  const gone = createServer()
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve))
  const { port: free } = gone.address() as AddressInfo
  await new Promise((resolve) => gone.close(resolve))
  const nobody = createScanner(`tcp://127.0.0.1:${free}`)
  const asked = answerOf('the scanner', PATIENCE_MS, (stop) => nobody.isClean(Buffer.from('kedi'), stop))
  await expect(asked).rejects.toThrow(ServiceUnavailable)
})
