import { isAbsolute } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Config, readConfig } from './config.ts'

function read(env: Record<string, string>): Config {
  const config = readConfig(env)
  if (!config.ok) throw new Error(config.error)
  return config.value
}

describe('readConfig', () => {
  it('needs nothing', () => {
    const config = read({})
    expect(config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: null,
      trustedProxies: [],
      supportEmail: undefined,
      devInbox: true,
      metricsPort: 9464,
      metricsRequired: false,
      mode: 'play',
      spinIntervalMs: 2500,
      rateLimits: 'on',
      logLevel: 'info',
    })
    expect(isAbsolute(config.dataDir)).toBe(true)
  })

  it('reads what it is told; an empty variable says nothing', () => {
    expect(
      read({
        PORT: '0',
        HOST: '0.0.0.0',
        METRICS_PORT: 'off',
        TRUSTED_PROXIES: '10.0.0.1, fd00::/8',
        SMTP_URL: ' ',
      }),
    ).toMatchObject({
      port: 0,
      devInbox: false,
      metricsPort: null,
      metricsRequired: true,
      trustedProxies: ['10.0.0.1', 'fd00::/8'],
      smtpUrl: undefined,
    })
    expect(read({ PUBLIC_URL: 'https://Poyraz.example/' }).publicUrl?.origin).toBe('https://poyraz.example')
    expect(read({ HOST: '0.0.0.0', DEV_INBOX: 'on' }).devInbox).toBe(true)
    expect(read({ SUPPORT_EMAIL: ' destek@poyraz.example ' }).supportEmail).toBe('destek@poyraz.example')
  })

  it.each([
    [{}, true],
    [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:8080' }, true],
    [{ PUBLIC_URL: 'http://localhost:8080' }, true],
    [{ PUBLIC_URL: 'https://poyraz.example' }, false],
    [{ HOST: '0.0.0.0' }, false],
    [{ SMTP_URL: 'smtp://mail.example' }, false],
    [{ TRUSTED_PROXIES: '127.0.0.1' }, false],
    [{ PUBLIC_URL: 'https://poyraz.example', DEV_INBOX: 'on' }, true],
    [{ DEV_INBOX: 'off' }, false],
  ])('shows outgoing mail only where nobody else comes, or where told to: %j', (env, devInbox) => {
    expect(read(env as Record<string, string>).devInbox).toBe(devInbox)
  })

  it.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'postgres'],
    ['PUBLIC_URL', 'poyraz.example'],
    ['PUBLIC_URL', 'https://poyraz.example/path'],
    ['TRUSTED_PROXIES', 'everyone'],
    ['SMTP_URL', 'http://x'],
    ['SUPPORT_EMAIL', 'destek'],
    ['SUPPORT_EMAIL', 'Destek <destek@poyraz.example>'],
    ['SUPPORT_EMAIL', 'destek@poyraz.example?bcc=x@y.example'],
    ['IP_LOOKUP_URL', 'lookup.example/{ip}'],
    ['DEV_INBOX', 'yes'],
    ['METRICS_PORT', 'none'],
    ['MODE', 'test'],
    ['SPIN_INTERVAL_MS', '2.5'],
    ['RATE_LIMITS', 'false'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s in one line without repeating the value', (name, value) => {
    const config = readConfig({ [name]: value })
    expect(config).toMatchObject({
      ok: false,
      error: expect.stringMatching(new RegExp(`^${name} must be [^\n]+$`)),
    })
  })

  it.each([
    [{ MODE: 'real' }, /licence/],
    [{ MODE: 'real', RATE_LIMITS: 'off' }, /^RATE_LIMITS=off/],
    [{ MODE: 'real', SPIN_INTERVAL_MS: '0' }, /^SPIN_INTERVAL_MS/],
    [{ DATABASE_OWNER_URL: 'postgres://a@b/c' }, /DATABASE_URL/],
  ])('refuses %j', (env, line) => {
    expect(readConfig(env)).toMatchObject({ ok: false, error: expect.stringMatching(line) })
  })
})
