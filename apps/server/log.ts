import { type DestinationStream, type Logger, pino } from 'pino'
import type { LogLevel } from './config.ts'

/**
 * Field names that may hold a secret or personal data. They are redacted in the first three levels of a log
 * object.
 */
const SECRET_NAMES = [
  'password',
  'oldPassword',
  'passwordConfirm',
  'token',
  'demoToken',
  'code',
  'ga_code',
  'gacode',
  'secret',
  'proof',
  'uid',
  'sid',
  'uip',
  'device',
  'cookie',
  'authorization',
  'identityNumber',
  'iban',
  'accountNumber',
  'email',
  'phone',
  'body',
  'data',
]

/**
 * Personal data that a library may quote in a message: e-mail address, IBAN, identity, card and phone number,
 * and the login of a URL.
 */
const PERSONAL = /[\w.+-]+@[\w-]+\.[\w.]+|\bTR\d{24}\b|\b\d{10,19}\b|:\/\/[^\s/@]+@/g

/**
 * Creates the server's log: one JSON line per event, in UTC. Handlers never log input; redaction is a second
 * safeguard. An error is reduced to type, message, stack, code and causes, because a database driver adds row
 * values to it.
 */
export function createLog(level: LogLevel, stream?: DestinationStream): Logger {
  const paths = SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths, censor: '[redacted]' },
      serializers: { err: describeError, error: describeError },
    },
    stream ?? pino.destination({ dest: 1, sync: true }),
  )
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return scrub(String(error))
  const state = 'code' in error ? { state: String(error.code) } : {}
  const errors = error instanceof AggregateError ? { errors: error.errors.map(describeError) } : {}
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) }
  return {
    type: error.name,
    message: scrub(error.message),
    stack: scrub(error.stack ?? ''),
    ...state,
    ...cause,
    ...errors,
  }
}

function scrub(text: string): string {
  return text.replace(PERSONAL, '[redacted]')
}
