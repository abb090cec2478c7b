import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { usedBytes } from '../http/casino-asked.ts'

export type SocketIoReady = { readonly port: number }

/** Runs in a child process: a server of socket.io, from the folder that `SOCKET_IO` names. */
const { Server } = createRequire(import.meta.url)(process.env['SOCKET_IO'] ?? '') as {
  Server: new (
    http: ReturnType<typeof createServer>,
    options: { readonly serveClient: boolean },
  ) => { close(): void }
}
const http = createServer()
const io = new Server(http, { serveClient: false })
http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as AddressInfo
  process.send?.({ port } satisfies SocketIoReady)
})
process.on('message', () => process.send?.({ usedBytes: usedBytes() }))
process.once('disconnect', () => {
  io.close()
  process.exit()
})
