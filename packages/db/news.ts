import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from './database.ts'

/** Delay before a broken connection is opened again. */
const AGAIN_MS = 1000
/** A silent connection is probed every `beatMs` and must answer within `answerMs`. */
const PATIENCE = { beatMs: 30_000, answerMs: 10_000 }

/** Notifies every process that listens to the channel; `news` is plain JSON of at most 8,000 bytes. */
export async function tellNews(db: Db, channel: string, news: unknown): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(news)})`.execute(db)
}

export type HearOptions = {
  readonly url: string
  readonly channel: string
  /** Handles one message. Errors that it throws go to `onError`. */
  take(news: unknown): void
  /** Called for each message that could not be handled, and once per lost connection. */
  onError(error: unknown): void
  /** Probe interval and answer timeout in ms; defaults unless given. */
  readonly patience?: typeof PATIENCE
}

/**
 * Listens to the channel over a connection of its own until the returned function is called. Messages may be
 * lost while the connection is down.
 */
export function hearNews(options: HearOptions): () => Promise<void> {
  const stop = new AbortController()
  const line = lineOf(options)
  const listening = (async () => {
    while (!stop.signal.aborted) {
      await listenOnce(options, line, stop.signal)
      await sleep(AGAIN_MS, undefined, { signal: stop.signal }).catch(() => {})
    }
  })()
  return () => {
    stop.abort()
    return listening
  }
}

type Line = { isUp(): void; broke(error: unknown): void }

function lineOf({ onError }: HearOptions): Line {
  let isTold = false
  return {
    isUp() {
      isTold = false
    },
    broke(error) {
      if (!isTold) onError(error)
      isTold = true
    },
  }
}

/** Listens until the connection ends for any reason. */
async function listenOnce(options: HearOptions, line: Line, signal: AbortSignal): Promise<void> {
  const { url, channel, patience: { beatMs, answerMs } = PATIENCE } = options
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  })
  const ended = new Promise<void>((resolve, reject) => {
    client.on('error', reject)
    client.on('end', () => reject(new Error('the database closed the connection of news')))
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  // The connection may break before the promise is awaited.
  ended.catch(() => {})
  client.on('notification', ({ payload = 'null' }) => take(options, payload))
  const beats = new AbortController()
  try {
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    line.isUp()
    await Promise.race([ended, beat(client, beatMs, beats.signal)])
  } catch (error) {
    line.broke(error)
  } finally {
    beats.abort()
    await client.end().catch(() => {})
  }
}

/**
 * Probes the connection; rejects if no reply comes. A network that drops packets silently reports no error.
 */
async function beat(client: pg.Client, everyMs: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await sleep(everyMs, undefined, { signal }).catch(() => {})
    if (!signal.aborted) await client.query('select 1')
  }
}

function take({ take: taken, onError }: HearOptions, payload: string): void {
  try {
    taken(JSON.parse(payload))
  } catch (error) {
    onError(error)
  }
}
