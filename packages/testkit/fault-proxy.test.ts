import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'

/** Longer than a few bytes take on a busy machine. */
const MUTE_MS = 400
let server: Server
let proxy: FaultProxy
/** Bytes that arrived behind the proxy. */
let received: string

beforeEach(async () => {
  received = ''
  server = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      received += bytes.toString()
      socket.write(`echo ${bytes.toString()}`)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  proxy = await startFaultProxy(typeof address === 'object' && address ? address.port : 0)
})
afterEach(async () => {
  await proxy.close()
  await new Promise((resolve) => server.close(resolve))
})

async function open(): Promise<Socket> {
  const socket = connect(proxy.port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

async function asked(socket: Socket, text: string): Promise<string> {
  socket.write(text)
  const [bytes] = await once(socket, 'data')
  return String(bytes)
}

describe('the fault proxy', () => {
  it('forwards requests and replies', async () => {
    const socket = await open()
    expect(await asked(socket, 'one')).toBe('echo one')
    expect(await asked(socket, 'two')).toBe('echo two')
  })

  it('closes every connection, and accepts new ones', async () => {
    const sockets = await Promise.all([open(), open()])
    await Promise.all(sockets.map((socket) => asked(socket, 'x')))
    const closed = Promise.all(sockets.map((socket) => once(socket, 'close')))
    proxy.cut()
    await closed
    expect(await asked(await open(), 'again')).toBe('echo again')
  })

  it('forwards a request and drops its reply', async () => {
    const socket = await open()
    await asked(socket, 'before')
    let heard = ''
    socket.on('data', (bytes) => {
      heard += bytes.toString()
    })
    const closed = once(socket, 'close')
    const muted = proxy.mute(MUTE_MS)
    socket.write(' lost')
    await Promise.all([closed, muted])
    expect(received).toBe('before lost')
    expect(heard).toBe('')
    expect(await asked(await open(), ' after')).toBe('echo  after')
  })

  it('drops both directions without closing, and forwards connections opened afterwards', async () => {
    const socket = await open()
    await asked(socket, 'before')
    const { release } = proxy.hold()
    const held = await open()
    socket.write(' lost')
    held.write(' lost')
    await sleep(MUTE_MS)
    release()
    socket.write(' for good')
    await sleep(MUTE_MS)
    expect(received).toBe('before')
    expect([socket.destroyed, held.destroyed]).toEqual([false, false])
    expect(await asked(await open(), ' after')).toBe('echo  after')
  })

  it('closes only the database side', async () => {
    const socket = await open()
    await asked(socket, 'before')
    proxy.halve()
    socket.write(' lost')
    await sleep(MUTE_MS)
    expect([received, socket.destroyed]).toEqual(['before', false])
  })

  it('delays bytes and keeps their order', async () => {
    const socket = await open()
    await asked(socket, 'x')
    let heard = ''
    socket.on('data', (bytes) => {
      heard += bytes.toString()
    })
    proxy.delay(MUTE_MS)
    socket.write('1')
    await sleep(MUTE_MS / 2)
    proxy.delay(0)
    socket.write('2')
    await expect.poll(() => heard).toMatch(/1.*2/)
  })
})
