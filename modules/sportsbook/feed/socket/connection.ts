import { randomUUID } from 'node:crypto'
import { SECOND_MS, unreachable } from '@poyraz/kernel'
import type { SportsCtx } from '../../ctx.ts'
import { openFeed, readFeed } from '../../store/feed.ts'
import { noteAlive, resume, suspendForGap, watchSilence } from './health.ts'
import { type ControlMessage, type OutgoingMessage, parseFrame } from './messages.ts'
import { receive } from './receive.ts'

/** Delays before a new connection: the first is doubled up to the second. */
const RETRY_MS_MIN = SECOND_MS / 4
const RETRY_MS_MAX = 30 * SECOND_MS
/**
 * Maximum number of waiting frames. Beyond it further ones are dropped, the waiting ones are applied, and the
 * connection is closed: the next recovery brings the dropped ones, so that each of them gets further.
 */
const WAITING_MAX = 10_000
const FRAME_LENGTH_MAX = 4_000_000
/** Maximum number of characters of all waiting frames. */
const WAITING_LENGTH_MAX = 32_000_000
/** Time without an answer after which a recovery is requested again. */
const RECOVERY_MS_MAX = 30 * SECOND_MS

export type FeedSettings = {
  /** `ws://` or `wss://` address of the provider. */
  readonly url: string
  readonly token: string | undefined
  /** Name of the source in the database. */
  readonly source: string
  onError(error: unknown): void
}

/**
 * Keeps a connection to a provider: asks for a recovery since the last known message after each connection,
 * and applies its messages one after another. The returned function closes it.
 */
export function connectFeed(ctx: SportsCtx, settings: FeedSettings): () => Promise<void> {
  const connection = new FeedConnection(ctx, settings)
  connection.open()
  return () => connection.stop()
}

class FeedConnection {
  readonly #ctx: SportsCtx
  readonly #settings: FeedSettings
  #socket: WebSocket | null = null
  #waiting: string[] = []
  #waitingLength = 0
  #draining: Promise<void> | null = null
  #isFull = false
  #retryMs = RETRY_MS_MIN
  #retry: NodeJS.Timeout | undefined
  #recovery: { readonly id: string; readonly untilMs: number } | null = null
  #isStopped = false

  constructor(ctx: SportsCtx, settings: FeedSettings) {
    this.#ctx = ctx
    this.#settings = settings
  }

  open(): void {
    const { url, token } = this.#settings
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const socket = new WebSocket(url, { headers })
    this.#socket = socket
    this.#isFull = false
    this.#forgetWaiting()
    this.#recovery = null
    socket.addEventListener(
      'open',
      () => void this.#recover(socket).catch((error) => this.#fail(socket, error)),
    )
    socket.addEventListener('message', ({ data }) => this.#push(socket, data))
    socket.addEventListener('close', () => this.#reopen(socket))
    // A failed connection also closes.
    socket.addEventListener('error', () => undefined)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#retry)
    this.#socket?.close()
    await this.#draining
  }

  #reopen(socket: WebSocket): void {
    if (this.#isStopped || this.#socket !== socket) return
    this.#socket = null
    this.#retry = setTimeout(() => this.open(), this.#retryMs)
    this.#retryMs = Math.min(2 * this.#retryMs, RETRY_MS_MAX)
  }

  /** Closes the connection after an error of this server. The next one requests what was not applied. */
  #fail(socket: WebSocket, error: unknown): void {
    if (!this.#isStopped) this.#settings.onError(error)
    this.#forgetWaiting()
    socket.close()
  }

  #forgetWaiting(): void {
    this.#waiting = []
    this.#waitingLength = 0
  }

  #send(socket: WebSocket, message: OutgoingMessage): void {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }

  async #recover(socket: WebSocket): Promise<void> {
    const { database, clock } = this.#ctx
    const { source } = this.#settings
    await openFeed(database.db, source, new Date(clock.nowMs()))
    // Checked before `alive` is recorded, which would hide the length of the silence.
    await watchSilence(this.#ctx, source)
    const { number } = await readFeed(database.db, source)
    this.#recovery = { id: randomUUID(), untilMs: clock.nowMs() + RECOVERY_MS_MAX }
    this.#send(socket, { type: 'recovery_request', requestId: this.#recovery.id, after: number })
  }

  #push(socket: WebSocket, data: unknown): void {
    if (this.#socket !== socket || this.#isStopped || this.#isFull) return
    if (typeof data !== 'string' || data.length > FRAME_LENGTH_MAX)
      return this.#fail(socket, new Error('the sports feed sent a bad frame'))
    this.#isFull = this.#waiting.length >= WAITING_MAX || this.#waitingLength >= WAITING_LENGTH_MAX
    if (this.#isFull) return this.#settings.onError(new Error('the sports feed sent too many frames'))
    this.#waiting.push(data)
    this.#waitingLength += data.length
    this.#draining ??= this.#drain(socket)
      .catch((error) => this.#fail(socket, error))
      .finally(() => {
        this.#draining = null
      })
  }

  async #drain(socket: WebSocket): Promise<void> {
    for (let text = this.#waiting.shift(); text !== undefined; text = this.#waiting.shift()) {
      if (this.#isStopped || this.#socket !== socket) return
      this.#waitingLength -= text.length
      await this.#take(socket, text)
    }
    const { number } = await readFeed(this.#ctx.database.db, this.#settings.source)
    this.#send(socket, { type: 'processed', number })
    if (!this.#isFull) return
    this.#retryMs = RETRY_MS_MIN
    socket.close()
  }

  async #take(socket: WebSocket, text: string): Promise<void> {
    const incoming = parseFrame(text)
    switch (incoming.kind) {
      case 'control':
        return this.#control(socket, incoming.message)
      case 'unreadable':
        throw new Error('the sports feed sent a frame without a number')
      case 'numbered':
      case 'invalid': {
        const received = await receive(this.#ctx, this.#settings.source, { text, incoming })
        return received === 'gap' ? this.#fillGap(socket) : undefined
      }
      default:
        return unreachable(incoming)
    }
  }

  async #control(socket: WebSocket, message: ControlMessage): Promise<void> {
    const { source } = this.#settings
    if (message.type === 'alive') {
      const { number, down } = await noteAlive(this.#ctx, source)
      if (message.number > number) await this.#fillGap(socket)
      else if (down && !this.#isRecovering()) await this.#recover(socket)
      return
    }
    if (message.requestId !== this.#recovery?.id) return
    this.#recovery = null
    this.#retryMs = RETRY_MS_MIN
    await resume(this.#ctx, source)
  }

  async #fillGap(socket: WebSocket): Promise<void> {
    await suspendForGap(this.#ctx, this.#settings.source)
    if (!this.#isRecovering()) await this.#recover(socket)
  }

  #isRecovering(): boolean {
    return this.#recovery !== null && this.#ctx.clock.nowMs() < this.#recovery.untilMs
  }
}
