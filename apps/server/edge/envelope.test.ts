import { describe, expect, it } from 'vitest'
import { parseEnvelope } from './envelope.ts'

function parse(body: unknown) {
  return parseEnvelope(typeof body === 'string' ? body : JSON.stringify(body))
}

const api = { class: 'system', method: 'ping' }

describe('parseEnvelope', () => {
  it('reads class, method, data and the stored values of the user (S7.2)', () => {
    const user = { uid: 'u', sid: 's', uip: '{ip}', gmt: 3, lang: 'en' }
    expect(parse({ api, data: { limit: 1 }, user })).toEqual({
      ok: true,
      value: {
        class: 'system',
        method: 'ping',
        data: { limit: 1 },
        user: { uid: 'u', sid: 's', lang: 'en' },
      },
    })
  })

  it('treats a call without data and user as anonymous and Turkish', () => {
    const anonymous = { uid: null, sid: null, lang: 'tr' }
    expect(parse({ api })).toMatchObject({ ok: true, value: { data: {}, user: anonymous } })
    expect(parse({ api, user: { uid: '', sid: null, lang: 'de' } })).toMatchObject({
      ok: true,
      value: { user: anonymous },
    })
  })

  it.each([
    ['[]', ''],
    ['"x"', ''],
    ['null', ''],
    [{}, 'api'],
    [{ api: [] }, 'api'],
    [{ api: { class: 'a' } }, 'api.method'],
    [{ api: { class: 7, method: 'b' } }, 'api.class'],
    [{ api: { class: '', method: 'b' } }, 'api.class'],
    [{ api: { class: 'a', method: 'b'.repeat(65) } }, 'api.method'],
    [{ api: { ...api, role: 'admin' } }, 'api.role'],
    [{ api, extra: 1 }, 'extra'],
    [{ api, data: [] }, 'data'],
    [{ api, data: null }, 'data'],
    [{ api, user: 'me' }, 'user'],
    [{ api, user: { uid: 1 } }, 'user.uid'],
    [{ api, user: { sid: 's'.repeat(1025) } }, 'user.sid'],
    [{ api, user: { role: 'admin' } }, 'user.role'],
    ['{"api":{"class":"system","method":"ping"},"data":{"n":1.5}}', 'data.n'],
  ])('refuses %j at %j', (body, path) => {
    expect(parse(body)).toEqual({ ok: false, error: path })
  })
})
