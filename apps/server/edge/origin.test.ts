import { describe, expect, it } from 'vitest'
import { isForeign, isServedHost } from './origin.ts'

const ownOrigin = 'http://localhost:8080'

describe('isForeign', () => {
  it.each([
    ['own origin', { origin: ownOrigin }, true, false],
    ['own origin in capitals', { origin: 'HTTP://LOCALHOST:8080' }, true, false],
    ['another site', { origin: 'https://evil.example' }, false, true],
    ['another port', { origin: 'http://localhost:8081' }, false, true],
    ['another scheme', { origin: 'https://localhost:8080' }, false, true],
    ['a prefix of ours', { origin: 'http://localhost:80' }, false, true],
    ['an opaque origin', { origin: 'null' }, false, true],
    ['no origin, anonymous', {}, false, false],
    ['no origin beside a cookie', {}, true, true],
    ['no origin but marked cross-site', { 'sec-fetch-site': 'cross-site' }, false, true],
  ])('%s', (_, headers, withCookie, foreign) => {
    expect(isForeign({ headers, ownOrigin, withCookie })).toBe(foreign)
  })
})

describe('isServedHost', () => {
  const publicUrl = new URL('https://poyraz.example')
  it.each([
    ['http', 'localhost:8080', null, true],
    ['http', 'LOCALHOST', null, true],
    ['http', 'backoffice.localhost:8080', null, true],
    ['http', '127.0.0.1:8080', null, true],
    ['http', '[::1]:8080', null, true],
    ['http', '192.168.1.5:8080', null, false],
    ['http', '127.0.0.1.evil.example', null, false],
    ['http', 'localhost.evil.example', null, false],
    ['http', 'rebound.example:8080', null, false],
    ['https', 'poyraz.example', null, true],
    ['http', 'poyraz.example', publicUrl, true],
    ['http', 'localhost:8080', publicUrl, false],
    ['http', '', null, false],
  ])('%s://%s under %s', (protocol, host, configured, served) => {
    expect(isServedHost({ protocol, host, publicUrl: configured })).toBe(served)
  })
})
