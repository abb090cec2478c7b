import websocket, { type WebSocket } from '@fastify/websocket'
import { deferred } from '@poyraz/kernel'
import Fastify from 'fastify'

/** A message of the feed, as JSON, without its number. */
export type ProviderMessage = Readonly<Record<string, unknown>> & { readonly type: string }

/** A provider of sports events that sends what the test says. It keeps all messages and answers recoveries. */
export type SportsProvider = {
  /** Value of `SPORTS_FEED`. */
  readonly url: string
  /** Numbers of the messages after which a client asked for a recovery. */
  readonly recoveries: readonly number[]
  /** Sends a message and waits until a client has applied all messages; without a client it only keeps it. */
  send(message: ProviderMessage): Promise<void>
  /** Sends a message and waits for nothing. */
  post(message: ProviderMessage): void
  /** Number of the newest message. */
  newest(): number
  /** Sends text as it is, without a number, and keeps nothing. */
  sendRaw(text: string): void
  /** Keeps a message as if it had been sent, and does not send it. */
  lose(message: ProviderMessage): void
  /** Sends the kept messages after this number, as a recovery does before it is complete. */
  resend(after: number): void
  /** Says that the provider is there. */
  alive(): void
  /** Waits until a client has applied all messages and its recovery is complete. */
  settled(): Promise<void>
  /** Closes all connections; clients may connect again. */
  cut(): void
  /** Answers no more recoveries, until `false`. */
  hold(isHeld: boolean): void
  close(): Promise<void>
}

/** `aliveEveryMs`: sends `alive` by a timer, for servers whose clock is real. */
export async function startSportsProvider({
  aliveEveryMs,
}: {
  readonly aliveEveryMs?: number
} = {}): Promise<SportsProvider> {
  const script = new Script()
  const app = Fastify()
  await app.register(websocket)
  app.get('/feed', { websocket: true }, (client) => script.join(client))
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const timer = aliveEveryMs === undefined ? undefined : setInterval(() => script.alive(), aliveEveryMs)
  return {
    url: `${address.replace('http', 'ws')}/feed`,
    recoveries: script.recoveries,
    send: (message) => script.send(message),
    post: (message) => script.post(message),
    newest: () => script.newest(),
    sendRaw: (text) => script.toAll(text),
    lose: (message) => void script.keep(message),
    resend: (after) => script.resend(after),
    alive: () => script.alive(),
    settled: () => script.settled(),
    cut: () => script.cut(),
    hold(isHeld) {
      script.isHeld = isHeld
    },
    async close() {
      clearInterval(timer)
      script.cut()
      await app.close()
    },
  }
}

type Waiter = { readonly number: number; readonly resolve: () => void }

/** What was sent, and to whom. */
class Script {
  readonly recoveries: number[] = []
  isHeld = false
  readonly #log: string[] = []
  readonly #clients = new Set<WebSocket>()
  #waiters: Waiter[] = []

  join(client: WebSocket): void {
    this.#clients.add(client)
    client.on('close', () => this.#clients.delete(client))
    client.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString())
      if (message.type === 'recovery_request') this.#recover(client, message)
      else this.#processed(message.number)
    })
  }

  keep(message: ProviderMessage): string {
    const text = JSON.stringify({ ...message, number: this.#log.length + 1 })
    this.#log.push(text)
    return text
  }

  toAll(text: string): void {
    for (const client of this.#clients) client.send(text)
  }

  resend(after: number): void {
    for (const text of this.#log.slice(after)) this.toAll(text)
  }

  post(message: ProviderMessage): void {
    this.toAll(this.keep(message))
  }

  newest(): number {
    return this.#log.length
  }

  async send(message: ProviderMessage): Promise<void> {
    this.post(message)
    if (this.#clients.size > 0) await this.settled()
  }

  alive(): void {
    this.toAll(JSON.stringify({ type: 'alive', number: this.#log.length }))
  }

  settled(): Promise<void> {
    const { promise, resolve } = deferred<void>()
    this.#waiters.push({ number: this.#log.length, resolve: () => resolve() })
    this.alive()
    return promise
  }

  cut(): void {
    for (const client of this.#clients) client.terminate()
  }

  #recover(client: WebSocket, { requestId, after }: { requestId: string; after: number }): void {
    this.recoveries.push(after)
    if (this.isHeld) return
    for (const text of this.#log.slice(after)) client.send(text)
    client.send(JSON.stringify({ type: 'snapshot_complete', requestId }))
  }

  #processed(newest: number): void {
    for (const { number, resolve } of this.#waiters) if (number <= newest) resolve()
    this.#waiters = this.#waiters.filter(({ number }) => number > newest)
  }
}
