import { describe, expect, it } from 'vitest'
import { playerMark, userBlock } from './user.ts'

const storage = (entries: Record<string, string>) => ({ getItem: (key: string) => entries[key] ?? null })
const SESSION = JSON.stringify({ uid: 'U', sid: 'S', uip: '', gmt: '+3', lang: 'en', extra: 1 })

describe('userBlock', () => {
  it('sends only the session fields of the stored record', () => {
    expect(userBlock(storage({ userSession: SESSION }), 'tr', false)).toEqual({
      uid: 'U',
      sid: 'S',
      uip: '{ip}',
      gmt: '+3',
      lang: 'tr',
    })
  })

  it.each([{}, { userSession: 'no json' }, { userSession: 'null' }, { userSession: '{"uid":"U"}' }])(
    'sends only the language with %o',
    (entries) => {
      expect(userBlock(storage(entries), 'tr', false)).toEqual({ lang: 'tr' })
    },
  )

  it('never sends a session with a demo', () => {
    expect(userBlock(storage({ userSession: SESSION }), 'en', true)).toEqual({ lang: 'en' })
  })
})

describe('playerMark', () => {
  const signedIn = (mark: string, username: string, since: number) =>
    storage({ userProfile: JSON.stringify({ mark, username, since }) })

  it('is the same at every sign-in of a player, and under another name', () => {
    expect(playerMark(signedIn('a1', 'ada', 17), false)).toBe(playerMark(signedIn('a1', 'eda', 99), false))
  })

  it('differs between players, demos and visitors', () => {
    const marks = [
      playerMark(signedIn('a1', 'ada', 17), false),
      playerMark(signedIn('b2', 'ada', 17), false),
      playerMark(signedIn('a1', 'ada', 17), true),
      playerMark(storage({}), false),
    ]
    expect(new Set(marks).size).toBe(marks.length)
  })
})
