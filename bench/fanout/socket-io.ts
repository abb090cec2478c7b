import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { usedBytes } from '../http/casino-asked.ts'

/** Runs in a child process: a server of socket.io, from the folder that `SOCKET_IO` names. */
const { Server } = createRequire(import.meta.url)(process.env['SOCKET_IO'] ?? '') as {
  Server: new (http: ReturnType<typeof createServer>, options: { readonly serveClient: boolean }) => object
}
const http = createServer()
const io = new Server(http, { serveClient: false })
http.listen(0, '127.0.0.1', () => process.send?.({ port: (http.address() as AddressInfo).port }))
process.on('message', () => process.send?.({ usedBytes: usedBytes(), io: typeof io }))
process.once('disconnect', () => process.exit())
