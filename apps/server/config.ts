import { isAbsolute, resolve } from 'node:path'
import { CURRENCY } from '@poyraz/contract'
import { err, MINUTE_MS, ok, type Result, SECOND_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { ADDRESS_LISTS } from './address-lists.ts'
import { conflictOf } from './config-conflicts.ts'
import { PACE_VARIABLES, pacesOf, wholeNumber } from './config-paces.ts'
import { hostName, isLoopbackName } from './edge/origin.ts'
import { bearer, PAYMENTS_VARIABLES, type Payments, paymentsConflict, paymentsOf } from './payments-config.ts'
import { realMoneyConflict } from './real-money.ts'
import { SPORTS_VARIABLES, type SportsConfig, sportsOf } from './sports-config.ts'
import { urlOf } from './url-setting.ts'

/** Configuration of an installation; each value is documented in the README. */
export type Config = {
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Folder for backups and for the write-ahead log of the embedded database. */
  readonly backupDir: string | undefined
  readonly databaseUrl: string | undefined
  readonly databaseOwnerUrl: string | undefined
  /** Redis that connects the buses of several servers. */
  readonly redisUrl: string | undefined
  readonly publicUrl: URL | null
  readonly trustedProxies: readonly string[]
  readonly smtpUrl: string | undefined
  /** An HTTP gateway for SMS. `smsToken` authenticates this installation to it. */
  readonly smsUrl: string | undefined
  readonly smsToken: string | undefined
  /** Mail address for players who need help. */
  readonly supportEmail: string | undefined
  /** Origins of games from external providers. */
  readonly gameOrigins: readonly string[]
  /** Origins of videos of live tables, besides the site's own. */
  readonly streamOrigins: readonly string[]
  /** URL of the external IP lookup; `{ip}` stands for the address. */
  readonly ipLookupUrl: string | undefined
  readonly devInbox: boolean
  /** Demo accounts, whose password is public; they are paused while this is false. */
  readonly demoPlayers: boolean
  /** `null` turns the listener off; 0 takes any free port. */
  readonly metricsPort: number | null
  /** True if the operator set the port: then a port in use is an error instead of a warning. */
  readonly metricsRequired: boolean
  /** The exclusion register and the location service, called over HTTP; both URLs may contain a login. */
  readonly registerUrl: string | undefined
  readonly locationUrl: string | undefined
  readonly payments: Payments | undefined
  /** A virus scanner, `tcp://host:port`. */
  readonly clamdUrl: string | undefined
  readonly jurisdiction: 'play-money' | 'strict'
  readonly mode: 'play' | 'real'
  /** Currency of the books: ISO 4217, with `_PLAY` for play money. The protocol names no other than TRY. */
  readonly currency: string
  readonly spinIntervalMs: number
  /** Length of the phases of live tables, in percent of their pace. */
  readonly tableTime: number
  /** Largest difference between this machine's clock and the database's before writes are refused, in ms. */
  readonly clockSkewMsMax: number
  readonly rateLimits: 'on' | 'off'
  readonly logLevel: LogLevel
} & SportsConfig

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Maximum of R63. */
const CLOCK_SKEW_MS_MAX = 5 * MINUTE_MS
const METRICS_PORT_DEFAULT = 9464
const PORT_MAX = 65_535
const EMAIL_LENGTH_MAX = 254

const port = wholeNumber(PORT_MAX)
const onOrOff = z.enum(['on', 'off'])
/** `fetch` rejects a URL with a login, and its error message repeats the URL. */
const WITHOUT_LOGIN = /^https?:\/\/[^/@]+(?:\/|$)/
const ENCODED = ', a % of the password as %25'
const DATABASE = `postgres://user:password@host:port/database${ENCODED}`

/** Schema of each variable, and the description of valid values that an error message shows. */
const VARIABLES = {
  PORT: [port, 'a port from 0 to 65535'],
  HOST: [z.string().regex(/^[A-Za-z0-9.:-]+$/), 'an address or a host name'],
  DATA_DIR: [z.string(), 'a folder'],
  BACKUP_DIR: [z.string(), 'a folder'],
  DATABASE_URL: [urlOf(/^postgres(?:ql)?:\/\//), DATABASE],
  DATABASE_OWNER_URL: [urlOf(/^postgres(?:ql)?:\/\//), DATABASE],
  REDIS_URL: [urlOf(/^rediss?:\/\/[^/]/), `redis://user:password@host:port${ENCODED}`],
  PUBLIC_URL: [urlOf(/^https?:\/\/[^/]+\/?$/), 'an origin such as https://poyraz.example'],
  ...ADDRESS_LISTS,
  SMTP_URL: [urlOf(/^smtps?:\/\//), `smtp://user:password@host:port${ENCODED}`],
  SMS_URL: [urlOf(WITHOUT_LOGIN), 'https://sms.example/send, without a login'],
  SMS_TOKEN: [bearer, 'the token of SMS_URL'],
  SUPPORT_EMAIL: [z.email().max(EMAIL_LENGTH_MAX), 'an e-mail address such as destek@poyraz.example'],
  IP_LOOKUP_URL: [urlOf(WITHOUT_LOGIN), 'https://lookup.example/json/{ip}, without a login'],
  DEV_INBOX: [onOrOff, 'on or off'],
  DEMO_PLAYERS: [onOrOff, 'on or off'],
  METRICS_PORT: [z.union([port, z.literal('off')]), 'a port from 0 to 65535, or off'],
  REGISTER_URL: [urlOf(/^https?:\/\//), `https://user:password@register.example/path${ENCODED}`],
  LOCATION_URL: [urlOf(/^https?:\/\//), `https://user:password@location.example/path${ENCODED}`],
  ...PAYMENTS_VARIABLES,
  CLAMD_URL: [urlOf(/^tcp:\/\/[^/@]+:\d+$/), 'tcp://host:port'],
  JURISDICTION: [z.enum(['play-money', 'strict']), 'play-money or strict'],
  LICENCE: [z.string(), 'the authority and number of a licence'],
  MODE: [z.enum(['play', 'real']), 'play or real'],
  CURRENCY: [z.enum([CURRENCY]), CURRENCY],
  ...PACE_VARIABLES,
  CLOCK_SKEW_MAX_MS: [
    wholeNumber(CLOCK_SKEW_MS_MAX).refine((value) => value >= SECOND_MS),
    `a whole number of milliseconds from 1000 to ${CLOCK_SKEW_MS_MAX}`,
  ],
  RATE_LIMITS: [onOrOff, 'on or off'],
  ...SPORTS_VARIABLES,
  LOG_LEVEL: [z.enum(LOG_LEVELS), `one of ${LOG_LEVELS.join(', ')}`],
} as const

type Name = keyof typeof VARIABLES
type Values = { -readonly [N in Name]?: z.output<(typeof VARIABLES)[N][0]> }

/** Reads the environment. The error is one line that names the variable and says what it must be. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Result<Config, string> {
  const values: Record<string, unknown> = {}
  for (const [name, [schema, wanted]] of Object.entries(VARIABLES)) {
    const text = env[name]?.trim()
    if (!text) continue
    const parsed = schema.safeParse(text)
    if (!parsed.success) return err(`${name} must be ${wanted}`)
    values[name] = parsed.data
  }
  const config = configOf(values as Values)
  const conflict =
    conflictOf(config) ?? paymentsConflict(values as Values) ?? realMoneyConflict(values as Values)
  return conflict === null ? ok(config) : err(conflict)
}

function configOf(values: Values): Config {
  const host = values.HOST ?? '127.0.0.1'
  const dataDir = values.DATA_DIR ?? '.data'
  const metricsPort = values.METRICS_PORT ?? METRICS_PORT_DEFAULT
  const onlyHere = isOnlyHere(values, host) ? 'on' : 'off'
  return {
    port: values.PORT ?? 8080,
    host,
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(dataDir),
    backupDir: values.BACKUP_DIR === undefined ? undefined : resolve(values.BACKUP_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    redisUrl: values.REDIS_URL,
    publicUrl: values.PUBLIC_URL === undefined ? null : new URL(values.PUBLIC_URL),
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    smtpUrl: values.SMTP_URL,
    smsUrl: values.SMS_URL,
    smsToken: values.SMS_TOKEN,
    supportEmail: values.SUPPORT_EMAIL,
    gameOrigins: values.GAME_ORIGINS ?? [],
    streamOrigins: values.STREAM_ORIGINS ?? [],
    ipLookupUrl: values.IP_LOOKUP_URL,
    devInbox: (values.DEV_INBOX ?? onlyHere) === 'on',
    demoPlayers: (values.DEMO_PLAYERS ?? onlyHere) === 'on',
    metricsPort: metricsPort === 'off' ? null : metricsPort,
    metricsRequired: values.METRICS_PORT !== undefined,
    registerUrl: values.REGISTER_URL,
    locationUrl: values.LOCATION_URL,
    payments: paymentsOf(values),
    clamdUrl: values.CLAMD_URL,
    jurisdiction: values.JURISDICTION ?? 'play-money',
    mode: values.MODE ?? 'play',
    currency: `${values.CURRENCY ?? CURRENCY}${values.MODE === 'real' ? '' : '_PLAY'}`,
    ...pacesOf(values),
    clockSkewMsMax: values.CLOCK_SKEW_MAX_MS ?? CLOCK_SKEW_MS_MAX,
    rateLimits: values.RATE_LIMITS ?? 'on',
    ...sportsOf(values),
    logLevel: values.LOG_LEVEL ?? 'info',
  }
}

/**
 * Returns true if only users of this machine can reach the installation: no public address, proxy, real mail,
 * SMS or payments are configured.
 */
function isOnlyHere(values: Values, host: string): boolean {
  const { PUBLIC_URL, SMTP_URL, SMS_URL, PAYMENTS_URL, TRUSTED_PROXIES } = values
  const isLocal = PUBLIC_URL === undefined || isLoopbackName(hostName(new URL(PUBLIC_URL).host))
  const reachesOut = [SMTP_URL, SMS_URL, PAYMENTS_URL, TRUSTED_PROXIES].some((value) => value !== undefined)
  return isLoopbackName(host) && isLocal && !reachesOut
}
