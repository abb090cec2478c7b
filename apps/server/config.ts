import { isAbsolute, resolve } from 'node:path'
import { err, ok, type Result } from '@poyraz/kernel'
import { z } from 'zod'
import { hostName, isLoopbackName } from './edge/origin.ts'

/** What an installation can be told; each value is documented in the README. */
export type Config = {
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly databaseOwnerUrl: string | undefined
  readonly publicUrl: URL | null
  readonly trustedProxies: readonly string[]
  readonly smtpUrl: string | undefined
  /** Where players write for help. */
  readonly supportEmail: string | undefined
  /** The external IP look-up, with `{ip}` where the address goes. */
  readonly ipLookupUrl: string | undefined
  readonly devInbox: boolean
  /** `null` turns the listener off; 0 takes any free port. */
  readonly metricsPort: number | null
  /** The operator named the port, so a taken one is an error and not a note. */
  readonly metricsRequired: boolean
  readonly mode: 'play' | 'real'
  readonly spinIntervalMs: number
  readonly rateLimits: 'on' | 'off'
  readonly logLevel: LogLevel
}

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const SPIN_INTERVAL_MS_DEFAULT = 2500
const METRICS_PORT_DEFAULT = 9464
const PORT_MAX = 65_535
const EMAIL_LENGTH_MAX = 254

const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value <= max)
const port = wholeNumber(PORT_MAX)
const urlOf = (protocols: RegExp) => z.string().refine((text) => URL.canParse(text) && protocols.test(text))
const ADDRESS = /^[0-9a-fA-F.:]+(?:\/\d{1,3})?$/

/** Each with what it must be, said to the operator when it is not. */
const VARIABLES = {
  PORT: [port, 'a port from 0 to 65535'],
  HOST: [z.string().regex(/^[A-Za-z0-9.:-]+$/), 'an address or a host name'],
  DATA_DIR: [z.string(), 'a folder'],
  DATABASE_URL: [urlOf(/^postgres(?:ql)?:\/\//), 'postgres://user:password@host:port/database'],
  DATABASE_OWNER_URL: [urlOf(/^postgres(?:ql)?:\/\//), 'postgres://user:password@host:port/database'],
  PUBLIC_URL: [urlOf(/^https?:\/\/[^/]+\/?$/), 'an origin such as https://poyraz.example'],
  TRUSTED_PROXIES: [z.string().refine(areAddresses), 'addresses or networks with commas between them'],
  SMTP_URL: [urlOf(/^smtps?:\/\//), 'smtp://user:password@host:port'],
  SUPPORT_EMAIL: [z.email().max(EMAIL_LENGTH_MAX), 'an e-mail address such as destek@poyraz.example'],
  IP_LOOKUP_URL: [urlOf(/^https?:\/\//), 'https://lookup.example/json/{ip}'],
  DEV_INBOX: [z.enum(['on', 'off']), 'on or off'],
  METRICS_PORT: [z.union([port, z.literal('off')]), 'a port from 0 to 65535, or off'],
  MODE: [z.enum(['play', 'real']), 'play or real'],
  SPIN_INTERVAL_MS: [wholeNumber(3_600_000), 'a whole number of milliseconds up to 3600000'],
  RATE_LIMITS: [z.enum(['on', 'off']), 'on or off'],
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
  const conflict = conflictOf(config)
  return conflict === null ? ok(config) : err(conflict)
}

function configOf(values: Values): Config {
  const host = values.HOST ?? '127.0.0.1'
  const dataDir = values.DATA_DIR ?? '.data'
  const metricsPort = values.METRICS_PORT ?? METRICS_PORT_DEFAULT
  return {
    port: values.PORT ?? 8080,
    host,
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(dataDir),
    databaseUrl: values.DATABASE_URL,
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    publicUrl: values.PUBLIC_URL === undefined ? null : new URL(values.PUBLIC_URL),
    trustedProxies: values.TRUSTED_PROXIES?.split(',').map((one) => one.trim()) ?? [],
    smtpUrl: values.SMTP_URL,
    supportEmail: values.SUPPORT_EMAIL,
    ipLookupUrl: values.IP_LOOKUP_URL,
    devInbox: values.DEV_INBOX === undefined ? isOnlyHere(values, host) : values.DEV_INBOX === 'on',
    metricsPort: metricsPort === 'off' ? null : metricsPort,
    metricsRequired: values.METRICS_PORT !== undefined,
    mode: values.MODE ?? 'play',
    spinIntervalMs: values.SPIN_INTERVAL_MS ?? SPIN_INTERVAL_MS_DEFAULT,
    rateLimits: values.RATE_LIMITS ?? 'on',
    logLevel: values.LOG_LEVEL ?? 'info',
  }
}

/** Nothing says that anybody but this machine's own people comes here: no address, no proxy, no real mail. */
function isOnlyHere({ PUBLIC_URL, SMTP_URL, TRUSTED_PROXIES }: Values, host: string): boolean {
  const isLocal = PUBLIC_URL === undefined || isLoopbackName(hostName(new URL(PUBLIC_URL).host))
  return isLoopbackName(host) && isLocal && SMTP_URL === undefined && TRUSTED_PROXIES === undefined
}

/** What no two values may say together. */
function conflictOf(config: Config): string | null {
  const { mode, spinIntervalMs, rateLimits, databaseUrl, databaseOwnerUrl } = config
  if (mode === 'real' && rateLimits === 'off') return 'RATE_LIMITS=off is for MODE=play only'
  if (mode === 'real' && spinIntervalMs !== SPIN_INTERVAL_MS_DEFAULT) {
    return 'SPIN_INTERVAL_MS is for MODE=play only'
  }
  if (mode === 'real')
    return 'MODE=real needs a licence and a jurisdiction policy, and none is configured: use MODE=play'
  if (databaseOwnerUrl !== undefined && databaseUrl === undefined)
    return 'DATABASE_OWNER_URL needs DATABASE_URL'
  return null
}

function areAddresses(text: string): boolean {
  return text.split(',').every((one) => ADDRESS.test(one.trim()))
}
