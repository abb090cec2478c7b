import { isAbsolute } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Config, readConfig } from './config.ts'

function read(env: Record<string, string>): Config {
  const config = readConfig(env)
  if (!config.ok) throw new Error(config.error)
  return config.value
}

const KEY = Buffer.alloc(32, 9)
const PAYMENTS = {
  PAYMENTS_URL: 'https://pay.example/v1',
  PAYMENTS_TOKEN: 'pk_test_1',
  PAYMENTS_SECRET: `whsec_${KEY.toString('base64')}`,
}

/** All variables that an operator can set for real money. */
const EVERYTHING = {
  MODE: 'real',
  LICENCE: 'MGA/B2C/1',
  JURISDICTION: 'strict',
  SMTP_URL: 'smtps://mail.example',
  SMS_URL: 'https://sms.example',
  REGISTER_URL: 'https://register.example',
  LOCATION_URL: 'https://location.example',
  CLAMD_URL: 'tcp://clamd.example:3310',
  ...PAYMENTS,
}

describe('readConfig', () => {
  it('has a default for every value', () => {
    const config = read({})
    expect(config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: null,
      trustedProxies: [],
      supportEmail: undefined,
      gameOrigins: [],
      streamOrigins: [],
      devInbox: true,
      metricsPort: 9464,
      metricsRequired: false,
      jurisdiction: 'play-money',
      registerUrl: undefined,
      payments: undefined,
      mode: 'play',
      currency: 'TRY_PLAY',
      spinIntervalMs: 2500,
      tableTime: 100,
      clockSkewMsMax: 300_000,
      rateLimits: 'on',
      sportsFeed: 'simulator',
      sportsFiles: { zone: 'Europe/Istanbul', margin: { book: 1.05, method: 'power' } },
      logLevel: 'info',
    })
    expect(isAbsolute(config.dataDir)).toBe(true)
  })

  it('reads all variables; an empty one counts as unset', () => {
    expect(
      read({
        PORT: '0',
        HOST: '0.0.0.0',
        METRICS_PORT: 'off',
        PUBLIC_URL: 'https://poyraz.example',
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
    expect(
      read({
        JURISDICTION: 'strict',
        REGISTER_URL: 'https://poyraz:secret@register.example/v1',
        LOCATION_URL: 'http://10.0.0.7:8000/locate',
        CLAMD_URL: 'tcp://[::1]:3310',
      }),
    ).toMatchObject({
      jurisdiction: 'strict',
      registerUrl: 'https://poyraz:secret@register.example/v1',
      locationUrl: 'http://10.0.0.7:8000/locate',
      clamdUrl: 'tcp://[::1]:3310',
    })
    const payments = { url: PAYMENTS.PAYMENTS_URL, token: PAYMENTS.PAYMENTS_TOKEN, secret: KEY }
    expect(read(PAYMENTS).payments).toEqual(payments)
    for (const url of ['http://127.0.0.1:9000', 'http://localhost/x/', 'https://[::1]:1', 'https://10.0.0.7'])
      expect(read({ ...PAYMENTS, PAYMENTS_URL: url }).payments?.url).toBe(url)
    expect(read({ GAME_ORIGINS: 'https://games.example, http://127.0.0.1:9000' }).gameOrigins).toEqual([
      'https://games.example',
      'http://127.0.0.1:9000',
    ])
    expect(read({ SUPPORT_EMAIL: ' destek@poyraz.example ' }).supportEmail).toBe('destek@poyraz.example')
  })

  it('reads the source of sports events', () => {
    expect(read({ MODE: 'play', SPORTS_FEED: 'file:///srv/maçlar' }).sportsFeed).toBe('file:///srv/maçlar')
    const files = {
      SPORTS_FEED_ZONE: 'Europe/London',
      SPORTS_FEED_MARGIN: '7',
      SPORTS_FEED_MARGIN_METHOD: 'shin',
    }
    expect(read(files).sportsFiles).toEqual({
      zone: 'Europe/London',
      margin: { book: 1.07, method: 'shin' },
    })
    for (const feed of ['file://srv/x', 'file:relative', 'file:///srv?x', '/srv/x', 'http://feed.example'])
      expect(readConfig({ SPORTS_FEED: feed }).ok).toBe(false)
    for (const bad of [{ SPORTS_FEED_ZONE: 'Here' }, { SPORTS_FEED_MARGIN: '0' }])
      expect(readConfig(bad).ok).toBe(false)
  })

  it.each([
    [{}, true],
    [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:8080' }, true],
    [{ PUBLIC_URL: 'http://localhost:8080' }, true],
    [{ PUBLIC_URL: 'https://poyraz.example' }, false],
    [{ HOST: '0.0.0.0' }, false],
    [{ SMTP_URL: 'smtp://mail.example' }, false],
    [{ PUBLIC_URL: 'http://localhost:8080', TRUSTED_PROXIES: '127.0.0.1' }, false],
    [PAYMENTS, false],
    [{ PUBLIC_URL: 'https://poyraz.example', DEV_INBOX: 'on' }, true],
    [{ DEV_INBOX: 'off' }, false],
  ])('enables the inbox only on a local server or by DEV_INBOX: %j', (env, devInbox) => {
    expect(read(env as Record<string, string>).devInbox).toBe(devInbox)
  })

  it('enables demo accounts by the same rule', () => {
    expect(read({}).demoPlayers).toBe(true)
    expect(read({ PUBLIC_URL: 'https://poyraz.example', DEV_INBOX: 'on' }).demoPlayers).toBe(false)
    expect(read({ HOST: '0.0.0.0', DEMO_PLAYERS: 'on' }).demoPlayers).toBe(true)
  })

  it.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'postgres'],
    ['DATABASE_URL', 'postgres://poyraz:50%off@db.example/poyraz'],
    ['PUBLIC_URL', 'poyraz.example'],
    ['PUBLIC_URL', 'https://poyraz.example/path'],
    ['TRUSTED_PROXIES', 'everyone'],
    ['SMTP_URL', 'http://x'],
    ['SMTP_URL', 'smtp://poyraz:50%off@mail.example:25'],
    ['SUPPORT_EMAIL', 'destek'],
    ['GAME_ORIGINS', 'games.example'],
    ['GAME_ORIGINS', 'http://games.example'],
    ['GAME_ORIGINS', 'https://games.example/'],
    ['GAME_ORIGINS', 'https://*.example'],
    ['GAME_ORIGINS', "https://games.example 'unsafe-inline'"],
    ['GAME_ORIGINS', 'https://a.example,'],
    ['STREAM_ORIGINS', 'http://video.example'],
    ['SUPPORT_EMAIL', 'Destek <destek@poyraz.example>'],
    ['SUPPORT_EMAIL', 'destek@poyraz.example?bcc=x@y.example'],
    ['IP_LOOKUP_URL', 'lookup.example/{ip}'],
    ['IP_LOOKUP_URL', 'https://user:password@lookup.example/{ip}'],
    ['DEV_INBOX', 'yes'],
    ['METRICS_PORT', 'none'],
    ['REGISTER_URL', 'register.example'],
    ['REGISTER_URL', 'https://poyraz:50%off@register.example/path'],
    ['LOCATION_URL', 'tcp://location.example:1'],
    ['PAYMENTS_URL', 'pay.example'],
    ['PAYMENTS_URL', 'http://pay.example'],
    ['PAYMENTS_URL', 'http://127.0.0.1.pay.example'],
    ['PAYMENTS_URL', 'https://user:password@pay.example'],
    ['PAYMENTS_URL', 'https://pay.example/?key=secret'],
    ['PAYMENTS_URL', 'https://sandbox/v1'],
    ['PAYMENTS_URL', 'ftp://localhost'],
    ['PAYMENTS_TOKEN', 'two words'],
    ['PAYMENTS_SECRET', KEY.toString('base64')],
    ['PAYMENTS_SECRET', `whsec_${Buffer.alloc(23, 9).toString('base64')}`],
    ['PAYMENTS_SECRET', `whsec_${Buffer.alloc(65, 9).toString('base64')}`],
    ['PAYMENTS_SECRET', `whsec_${KEY.toString('base64').replace('=', '')}`],
    ['CLAMD_URL', 'tcp://clamd.example'],
    ['CLAMD_URL', 'http://clamd.example:3310'],
    ['JURISDICTION', 'malta'],
    ['MODE', 'test'],
    ['SPIN_INTERVAL_MS', '2.5'],
    ['TABLE_TIME', '9'],
    ['TABLE_TIME', '101'],
    ['CLOCK_SKEW_MAX_MS', '999'],
    ['CLOCK_SKEW_MAX_MS', '300001'],
    ['SMS_URL', 'sms.example'],
    ['SMS_URL', 'https://user:password@sms.example/send'],
    ['SMS_TOKEN', 'two words'],
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
    [
      { MODE: 'real' },
      /^MODE=real needs LICENCE, SMTP_URL, SMS_URL, REGISTER_URL, LOCATION_URL, CLAMD_URL, PAYMENTS_URL, PAYMENTS_TOKEN, PAYMENTS_SECRET, JURISDICTION=strict, and books/,
    ],
    [{ MODE: 'real', LICENCE: 'MGA/B2C/1' }, /needs SMTP_URL/],
    [{ ...EVERYTHING, JURISDICTION: 'play-money' }, /^MODE=real needs JURISDICTION=strict, and books/],
    [
      EVERYTHING,
      /^MODE=real needs books in a real currency and real bank accounts, of which this build has neither: use/,
    ],
    [{ PAYMENTS_URL: 'https://pay.example' }, /go together: set PAYMENTS_TOKEN and PAYMENTS_SECRET too$/],
    [{ ...PAYMENTS, PAYMENTS_TOKEN: '' }, /^PAYMENTS_URL, [^\n]+ go together: set PAYMENTS_TOKEN too$/],
    [{ MODE: 'real', RATE_LIMITS: 'off' }, /^RATE_LIMITS=off/],
    [{ MODE: 'real', SPIN_INTERVAL_MS: '0' }, /^SPIN_INTERVAL_MS/],
    [{ MODE: 'real', TABLE_TIME: '50' }, /^TABLE_TIME/],
    [{ DATABASE_OWNER_URL: 'postgres://a@b/c' }, /DATABASE_URL/],
    [{ TRUSTED_PROXIES: '127.0.0.1' }, /^TRUSTED_PROXIES needs PUBLIC_URL$/],
    [{ SMS_TOKEN: 'secret' }, /^SMS_TOKEN needs SMS_URL$/],
    [{ BACKUP_DIR: '/kept', DATABASE_URL: 'postgres://a@b/c' }, /^BACKUP_DIR is for the embedded database/],
  ])('refuses %j', (env, line) => {
    expect(readConfig(env)).toMatchObject({ ok: false, error: expect.stringMatching(line) })
  })
})
