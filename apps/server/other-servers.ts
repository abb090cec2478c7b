import { createHmac } from 'node:crypto'
import { connectRedis } from '@poyraz/bus'
import type { ProvidedDatabase } from '@poyraz/db'
import { randomId } from '@poyraz/kernel'
import { hearCommands } from './command-news.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import type { Keys } from './keys.ts'

/**
 * Messages from other processes: from commands through the database, from other servers through Redis if
 * configured.
 */
export type OtherServers = {
  /** Returns true while other servers are connected; `undefined` without Redis. */
  readonly isHeard: (() => boolean) | undefined
  close(): Promise<void>
}

type Settings = {
  readonly config: Pick<Config, 'redisUrl'>
  readonly keys: Pick<Keys, 'identity'>
  readonly database: Pick<ProvidedDatabase, 'appUrl'>
}

export function hearOthers(context: Context, { config, keys, database }: Settings): OtherServers {
  const { bus, failures, log } = context
  const stop = hearCommands(bus, { url: database.appUrl, onError: failures.of('server') })
  if (config.redisUrl === undefined) return { isHeard: undefined, close: stop }
  const link = connectRedis(bus, {
    url: config.redisUrl,
    channel: channelOf(keys),
    serverId: randomId(),
    onError: failures.of('bus'),
    onDown: (error) => log.error({ err: error }, 'Redis is away: this server does not hear the others'),
    onUp: () => log.info('Redis is back: this server hears the others'),
  })
  return {
    isHeard: link.isUp,
    async close() {
      link.close()
      await stop()
    },
  }
}

/**
 * Derives the channel from a key that all servers of an installation share, so that installations on one
 * Redis stay separate.
 */
function channelOf({ identity }: Pick<Keys, 'identity'>): string {
  return `poyraz:${createHmac('sha256', identity).update('channel of the bus').digest('hex').slice(0, 16)}`
}
