import { readConfig, type Server, type ServerOverrides, startServer } from '@poyraz/server'

/** Ends with the parent, even if that was killed: no server outlives its benchmark. */
export function endWithParent(close: () => Promise<void>): void {
  process.once('disconnect', () => void close().finally(() => process.exit()))
}

/** Starts the whole server on a database. `env` are further variables of its configuration, beside `SPORTS_FEED`. */
export async function startHouse(
  dataDir: string,
  urls: { readonly ownerUrl: string; readonly appUrl: string },
  env: Readonly<Record<string, string>> = {},
  overrides: Pick<ServerOverrides, 'houseTables'> = {},
): Promise<Server> {
  const config = readConfig({
    PORT: '0',
    METRICS_PORT: '0',
    RATE_LIMITS: 'off',
    SPIN_INTERVAL_MS: '0',
    LOG_LEVEL: 'warn',
    ...(process.env['SPORTS_FEED'] && { SPORTS_FEED: process.env['SPORTS_FEED'] }),
    ...env,
  })
  if (!config.ok) throw new Error(config.error)
  const database = { ...urls, appRole: undefined, stop: async () => undefined }
  // The port is not known in advance, so PUBLIC_URL is not set.
  const trustedProxies = process.env['TRUSTED_PROXIES']?.split(',') ?? []
  return startServer({ ...config.value, dataDir, trustedProxies }, { ...overrides, database })
}
