import { describe, expect, it } from 'vitest'
import { playerMark, touchActivity, userBlock } from './user.ts'

function storage(entries: Record<string, string>) {
  const map = new Map(Object.entries(entries))
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  }
}
const SESSION = JSON.stringify({ uid: 'U', sid: 'S', uip: '', gmt: '+3', lang: 'en', extra: 1 })

describe('userBlock', () => {
  it('sends the session as stored, and nothing else of the record', () => {
    expect(userBlock(storage({ userSession: SESSION }), 'tr', false)).toEqual({
      uid: 'U',
      sid: 'S',
      uip: '{ip}',
      gmt: '+3',
      lang: 'tr',
    })
  })

  it.each([{}, { userSession: 'no json' }, { userSession: 'null' }, { userSession: '{"uid":"U"}' }])(
    'sends the language alone with %o',
    (entries) => {
      expect(userBlock(storage(entries), 'tr', false)).toEqual({ lang: 'tr' })
    },
  )

  it('never sends a session with a demo', () => {
    expect(userBlock(storage({ userSession: SESSION }), 'en', true)).toEqual({ lang: 'en' })
  })
})

describe('playerMark', () => {
  it('tells sign-ins and demos apart', () => {
    expect(playerMark(storage({ userProfile: '{"since":17}' }), false)).toBe('17')
    expect(playerMark(storage({ userProfile: '{"since":17}' }), true)).toBe('demo')
    expect(playerMark(storage({}), false)).toBe('player')
  })
})

describe('touchActivity', () => {
  it('keeps a signed-in player active and makes nobody active', () => {
    const signedIn = storage({ userSession: SESSION })
    touchActivity(signedIn, 42)
    expect(signedIn.map.get('userActivityStart')).toBe('42')
    const visitor = storage({})
    touchActivity(visitor, 42)
    expect(visitor.map.has('userActivityStart')).toBe(false)
  })
})
