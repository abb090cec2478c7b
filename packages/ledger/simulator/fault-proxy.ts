import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A TCP proxy before the database that loses connections, requests and answers, or takes its time. */
export type FaultProxy = {
  readonly port: number
  /** Cuts every connection. */
  cut(): void
  /** Lets requests through and drops every answer, then cuts: what was committed meanwhile nobody hears of. */
  mute(ms: number): Promise<void>
  /**
   * Loses all that is sent until `release`, and closes nothing: a connection of that time never speaks again.
   */
  hold(): { release(): void }
  /** Ends the side of the database; the clients are not told. */
  halve(): void
  /** From now on every way takes so long. */
  delay(ms: number): void
  close(): Promise<void>
}

/** The address of a database through a proxy: by its port, whatever socket there is beside it. */
export function urlThrough({ port }: FaultProxy, databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.port = String(port)
  url.search = ''
  return url.href
}

/** Of a deaf pair nothing goes on, and neither side hears that the other one left. */
type Pair = { readonly client: Socket; readonly server: Socket; isDeaf: boolean }
type Faults = { isMute: boolean; isHeld: boolean; delayMs: number }

export async function startFaultProxy(targetPort: number): Promise<FaultProxy> {
  const pairs = new Set<Pair>()
  const faults: Faults = { isMute: false, isHeld: false, delayMs: 0 }
  const listener = createServer((client) => {
    const server = connect(targetPort, '127.0.0.1')
    join({ client, server, isDeaf: faults.isHeld }, pairs, faults)
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
  const deafen = () => {
    for (const pair of pairs) pair.isDeaf = true
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
      deafen()
      return { release: () => void (faults.isHeld = false) }
    },
    halve() {
      deafen()
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
  carry(client, server, faults, () => !pair.isDeaf)
  carry(server, client, faults, () => !pair.isDeaf && !faults.isMute)
  client.on('error', end).on('close', end)
  server.on('error', () => pair.isDeaf || end()).on('close', () => pair.isDeaf || end())
}

/** Hands bytes on in their order, each after its delay. */
function carry(from: Socket, to: Socket, faults: Faults, passes: () => boolean): void {
  let before: Promise<unknown> = Promise.resolve()
  from.setNoDelay(true)
  from.on('data', (bytes) => {
    if (!passes()) return
    if (faults.delayMs > 0) before = Promise.all([before, sleep(faults.delayMs)])
    before = before.then(() => to.destroyed || to.write(bytes))
  })
}
