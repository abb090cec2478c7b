import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { ScannerPort } from '../ports.ts'

/**
 * Creates a scanner that asks clamd over TCP (`tcp://host:port`) with `INSTREAM`: the length of the bytes,
 * the bytes, and a length of zero. clamd answers with one line and closes the connection.
 */
export function createScanner(url: string): ScannerPort {
  const { hostname, port } = new URL(url)
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return {
    async isClean(bytes, signal) {
      const socket = connect({ host, port: Number(port), signal })
      const head = Buffer.from('zINSTREAM\0\0\0\0\0')
      head.writeUInt32BE(bytes.length, head.length - 4)
      // For an empty file, its length of zero already ends the stream.
      socket.write(Buffer.concat([head, bytes, Buffer.alloc(bytes.length > 0 ? 4 : 0)]))
      return verdictOf((await text(socket)).replace(/\0$/, ''))
    },
  }
}

function verdictOf(answer: string): boolean {
  if (answer === 'stream: OK') return true
  if (/^stream: .+ FOUND$/.test(answer)) return false
  throw new Error(`answered ${JSON.stringify(answer.slice(0, 100))}`)
}
