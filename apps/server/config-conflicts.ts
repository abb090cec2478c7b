import { SPIN_INTERVAL_MS_DEFAULT, TABLE_TIME_DEFAULT } from './config-paces.ts'

type Checked = {
  readonly mode: 'play' | 'real'
  readonly spinIntervalMs: number
  readonly tableTime: number
  readonly rateLimits: 'on' | 'off'
  readonly databaseUrl: string | undefined
  readonly databaseOwnerUrl: string | undefined
  readonly backupDir: string | undefined
  readonly trustedProxies: readonly string[]
  readonly publicUrl: URL | null
  readonly smsToken: string | undefined
  readonly smsUrl: string | undefined
}

/** Returns the first conflict between values, or null. */
export function conflictOf(config: Checked): string | null {
  const { mode, spinIntervalMs, rateLimits, databaseUrl, databaseOwnerUrl, backupDir } = config
  if (mode === 'real' && rateLimits === 'off') return 'RATE_LIMITS=off is for MODE=play only'
  if (mode === 'real' && spinIntervalMs !== SPIN_INTERVAL_MS_DEFAULT) {
    return 'SPIN_INTERVAL_MS is for MODE=play only'
  }
  if (mode === 'real' && config.tableTime !== TABLE_TIME_DEFAULT) return 'TABLE_TIME is for MODE=play only'
  if (databaseOwnerUrl !== undefined && databaseUrl === undefined)
    return 'DATABASE_OWNER_URL needs DATABASE_URL'
  if (config.trustedProxies.length > 0 && config.publicUrl === null) return 'TRUSTED_PROXIES needs PUBLIC_URL'
  if (config.smsToken !== undefined && config.smsUrl === undefined) return 'SMS_TOKEN needs SMS_URL'
  if (databaseUrl !== undefined && backupDir !== undefined)
    return 'BACKUP_DIR is for the embedded database: the one of DATABASE_URL has its own backups'
  return null
}
