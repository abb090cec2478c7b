import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from './database.ts'

/** A connection that broke is made anew after this. */
const AGAIN_MS = 1000

/** Tells every process that listens to the channel; `news` is plain JSON of at most 8,000 bytes. */
export async function tellNews(db: Db, channel: string, news: unknown): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(news)})`.execute(db)
}

/**
 * Hears what is told on the channel, over a connection of its own, until the returned function is called.
 * News may be lost while the connection is away.
 */
export function hearNews(url: string, channel: string, take: (news: unknown) => void): () => Promise<void> {
  const stop = new AbortController()
  const listening = (async () => {
    while (!stop.signal.aborted) {
      await listenOnce(url, channel, take, stop.signal)
      await sleep(AGAIN_MS, undefined, { signal: stop.signal }).catch(() => {})
    }
  })()
  return () => {
    stop.abort()
    return listening
  }
}

/** Ends when the connection does, whatever ended it. */
async function listenOnce(
  url: string,
  channel: string,
  take: (news: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  const ended = new Promise<void>((resolve) => {
    client.on('error', () => resolve())
    client.on('end', () => resolve())
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  client.on('notification', ({ payload = 'null' }) => take(JSON.parse(payload)))
  try {
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    await ended
  } catch {
    // Tried again, like a connection that broke later.
  } finally {
    await client.end().catch(() => {})
  }
}
