import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy before the database that loses connections and answers. */
export type FaultProxy = {
  readonly port: number
  /** Cuts every connection. */
  cut(): void
  /** Lets requests through and drops every answer, then cuts: what was committed meanwhile nobody hears of. */
  mute(ms: number): Promise<void>
  close(): Promise<void>
}

type Pair = { readonly client: Socket; readonly server: Socket }

export async function startFaultProxy(targetPort: number): Promise<FaultProxy> {
  const pairs = new Set<Pair>()
  let isMute = false
  const listener = createServer((client) => {
    const server = connect(targetPort, '127.0.0.1')
    const pair = { client, server }
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      client.destroy()
      server.destroy()
    }
    client.setNoDelay(true)
    server.setNoDelay(true)
    client.on('data', (bytes) => server.write(bytes))
    server.on('data', (bytes) => isMute || client.write(bytes))
    for (const socket of [client, server]) socket.on('error', end).on('close', end)
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  const cut = () => {
    for (const { client, server } of pairs) {
      client.destroy()
      server.destroy()
    }
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut,
    async mute(ms) {
      isMute = true
      await new Promise((resolve) => setTimeout(resolve, ms))
      cut()
      isMute = false
    },
    close() {
      cut()
      return new Promise((resolve) => listener.close(() => resolve()))
    },
  }
}
