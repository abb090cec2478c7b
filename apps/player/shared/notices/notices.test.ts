import { beforeEach, describe, expect, it } from 'vitest'
import { dismissNotice, explain, NOTICE_PLACES, notify, useNotices } from './notices.ts'

const texts = () => useNotices.getState().notices.map(({ text }) => text)

beforeEach(() => useNotices.setState({ notices: [] }))

describe('notices', () => {
  it('appear bottom right for 1500 ms by default (S8.2, S9.2)', () => {
    notify('Eklendi')
    expect(useNotices.getState().notices).toMatchObject([
      { text: 'Eklendi', tone: 'neutral', place: 'bottom-right', timeoutMs: 1500 },
    ])
  })

  it('that explain an event appear for 5000 ms by default (S9.2)', () => {
    explain('Oturum kapandı')
    explain('Sunucu', { timeoutMs: 0 })
    expect(useNotices.getState().notices).toMatchObject([{ timeoutMs: 5000 }, { timeoutMs: 0 }])
  })

  it('have nine places (S5.12)', () => {
    expect(new Set(NOTICE_PLACES).size).toBe(9)
  })

  it('with the same text and place appear once', () => {
    notify('a')
    notify('b')
    notify('a')
    notify('a', { place: 'top' })
    expect(texts()).toEqual(['b', 'a', 'a'])
  })

  it('drop the oldest when there are more than four', () => {
    for (const text of 'abcdef') notify(text)
    expect(texts()).toEqual(['c', 'd', 'e', 'f'])
  })

  it('never have a negative timeout (S5.12)', () => {
    notify('x', { timeoutMs: -5 })
    expect(useNotices.getState().notices[0]?.timeoutMs).toBe(0)
  })

  it('disappear when dismissed', () => {
    notify('x')
    dismissNotice(useNotices.getState().notices[0]?.id ?? 0)
    expect(texts()).toEqual([])
  })
})
