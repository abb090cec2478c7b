import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A TCP proxy in front of the database that drops connections, requests and replies, or delays them. */
export type FaultProxy = {
  readonly port: number
  /** Closes every connection. */
  cut(): void
  /** Forwards requests and drops every reply, then closes: clients do not hear of commits meanwhile. */
  mute(ms: number): Promise<void>
  /**
   * Drops all bytes until `release` without closing; connections that exist meanwhile stay silent for ever.
   */
  hold(): { release(): void }
  /** Closes the database side of every connection; the client side stays open. */
  halve(): void
  /** From now on delays both directions by `ms`. */
  delay(ms: number): void
  close(): Promise<void>
}

/** Returns the URL of a database through the proxy's port; drops the query, which may name a socket. */
export function urlThrough({ port }: FaultProxy, databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.port = String(port)
  url.search = ''
  return url.href
}

/** The two sockets of a connection. While `isStalled`, neither bytes nor closings are forwarded. */
type Pair = { readonly client: Socket; readonly server: Socket; isStalled: boolean }
type Faults = { isMute: boolean; isHeld: boolean; delayMs: number }

export async function startFaultProxy(targetPort: number): Promise<FaultProxy> {
  const pairs = new Set<Pair>()
  const faults: Faults = { isMute: false, isHeld: false, delayMs: 0 }
  const listener = createServer((client) => {
    const server = connect(targetPort, '127.0.0.1')
    join({ client, server, isStalled: faults.isHeld }, pairs, faults)
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
    ...faultsOf(pairs, faults, cut),
    close() {
      cut()
      return new Promise((resolve) => listener.close(() => resolve()))
    },
  }
}

function faultsOf(
  pairs: ReadonlySet<Pair>,
  faults: Faults,
  cut: () => void,
): Pick<FaultProxy, 'mute' | 'hold' | 'halve' | 'delay'> {
  const stopForwarding = () => {
    for (const pair of pairs) pair.isStalled = true
  }
  return {
    async mute(ms) {
      faults.isMute = true
      await sleep(ms)
      cut()
      faults.isMute = false
    },
    hold() {
      faults.isHeld = true
      stopForwarding()
      return { release: () => void (faults.isHeld = false) }
    },
    halve() {
      stopForwarding()
      for (const { server } of pairs) server.destroy()
    },
    delay: (ms) => void (faults.delayMs = ms),
  }
}

function join(pair: Pair, pairs: Set<Pair>, faults: Faults): void {
  const { client, server } = pair
  pairs.add(pair)
  const end = () => {
    pairs.delete(pair)
    client.destroy()
    server.destroy()
  }
  carry(client, server, faults, () => !pair.isStalled)
  carry(server, client, faults, () => !pair.isStalled && !faults.isMute)
  client.on('error', end).on('close', end)
  server.on('error', () => pair.isStalled || end()).on('close', () => pair.isStalled || end())
}

/** Forwards bytes in order, each chunk after its delay. */
function carry(from: Socket, to: Socket, faults: Faults, passes: () => boolean): void {
  let before: Promise<unknown> = Promise.resolve()
  from.setNoDelay(true)
  from.on('data', (bytes) => {
    if (!passes()) return
    if (faults.delayMs > 0) before = Promise.all([before, sleep(faults.delayMs)])
    before = before.then(() => to.destroyed || to.write(bytes))
  })
}
