import { createHmac } from 'node:crypto'
import { connectRedis } from '@poyraz/bus'
import { randomId } from '@poyraz/kernel'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import type { Keys } from './keys.ts'

/** The connection to the other servers of this installation, through Redis if configured. */
export type ServerLink = {
  /** Returns true while other servers are connected; `undefined` without Redis. */
  readonly isConnected: (() => boolean) | undefined
  close(): void
}

type Settings = {
  readonly config: Pick<Config, 'redisUrl'>
  readonly keys: Pick<Keys, 'identity'>
}

export function connectServers(context: Context, { config, keys }: Settings): ServerLink {
  const { bus, failures, live, log } = context
  if (config.redisUrl === undefined) return { isConnected: undefined, close: () => {} }
  const link = connectRedis(bus, {
    url: config.redisUrl,
    channel: channelOf(keys),
    serverId: randomId(),
    onError: failures.of('bus'),
    onDown: (error) =>
      log.error({ err: error }, 'Redis is unreachable: this server is not connected to the others'),
    onUp: () => {
      log.info('Redis is reachable again: this server is connected to the others')
      live.missedNews()
    },
  })
  return { isConnected: link.isUp, close: link.close }
}

/**
 * Derives the channel from a key that all servers of an installation share, so that installations on one
 * Redis stay separate.
 */
function channelOf({ identity }: Pick<Keys, 'identity'>): string {
  return `poyraz:${createHmac('sha256', identity).update('channel of the bus').digest('hex').slice(0, 16)}`
}
