import { createRequire } from 'node:module'
import { assert } from '@poyraz/kernel'
import type { Server } from '@poyraz/server'
import { machineMs } from './machine-clock.ts'
import { type Offered, pricesOf } from './offer.ts'

/** A socket of the library that the server uses. */
type Socket = { send(frame: Buffer, options: { readonly binary: boolean }): void }

const resolveFrom = createRequire(
  createRequire(import.meta.resolve('@poyraz/server')).resolve('@fastify/websocket'),
)
const { prototype } = (resolveFrom('ws') as { WebSocket: { prototype: Socket } }).WebSocket

/** Sockets and frame of the last broadcast of the product. */
let captured: { readonly frame: Buffer; readonly sockets: readonly Socket[] } | null = null

/** Sends new prices of an event through the product. Returns the time at which the feed's message came. */
export async function sendThroughProduct(
  { context }: Server,
  offered: Offered,
  others: number,
): Promise<number> {
  const message = pricesOf(offered, { others })
  const startedMs = machineMs()
  await context.sportsbook.applyFeed(message)
  return startedMs
}

/** As `sendThroughProduct`, and remembers the sockets that it wrote to and the frame. */
export async function capture(server: Server, offered: Offered, others: number): Promise<number> {
  const { send } = prototype
  const sockets: Socket[] = []
  let frame: Buffer = Buffer.alloc(0)
  prototype.send = function record(data, options) {
    sockets.push(this)
    frame = data
    send.call(this, data, options)
  }
  const startedMs = await sendThroughProduct(server, offered, others)
  prototype.send = send
  captured = { frame, sockets }
  return startedMs
}

/** Sends the remembered frame to the remembered sockets by a bare loop: the reference. */
export function sendRaw(): { readonly startedMs: number; readonly sockets: number; readonly bytes: number } {
  assert(captured, 'a broadcast was captured')
  const { frame, sockets } = captured
  const startedMs = machineMs()
  for (const socket of sockets) socket.send(frame, { binary: false })
  return { startedMs, sockets: sockets.length, bytes: frame.length }
}
