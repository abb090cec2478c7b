import { describe, expect, it } from 'vitest'
import { readLaunch } from './launch.ts'

const read = (query: string, stored: string | null = null) => readLaunch(new URLSearchParams(query), stored)

describe('readLaunch', () => {
  it('parses the address that init_game returns', () => {
    expect(read('game=nazar&gameID=2&lang=en')).toEqual({
      ok: true,
      value: {
        slug: 'nazar',
        gameId: 2,
        lang: 'en',
        demoToken: null,
        demoBalance: null,
        replayToken: null,
        gamble: false,
        buy: false,
      },
    })
  })

  it('allows the gamble of a win and the sale of free spins by the address alone, and not in a film', () => {
    expect(read('game=saatci&gameID=124&gamble=1')).toMatchObject({ value: { gamble: true } })
    expect(read('game=saatci&gameID=124&gamble=yes')).toMatchObject({ value: { gamble: false } })
    const token = 'A'.repeat(26)
    expect(read(`game=saatci&replay=${token}&gamble=1&buy=1`)).toMatchObject({
      value: { gamble: false, buy: false },
    })
    expect(read('game=yazlik-sinema&gameID=143&buy=1')).toMatchObject({ value: { buy: true, gamble: false } })
  })

  it('falls back to the stored language, and to Turkish', () => {
    expect(read('game=nazar&gameID=2', 'en')).toMatchObject({ value: { lang: 'en' } })
    expect(read('game=nazar&gameID=2')).toMatchObject({ value: { lang: 'tr' } })
    expect(read('game=nazar&gameID=2&lang=de')).toMatchObject({ value: { lang: 'tr' } })
  })

  it('opens a film by the token of its link, without a game of the catalogue and without a demo', () => {
    const token = 'A'.repeat(26)
    expect(read(`game=nazar&replay=${token}&demoToken=t`)).toMatchObject({
      ok: true,
      value: { slug: 'nazar', replayToken: token, demoToken: null },
    })
    expect(read('game=nazar&replay=short')).toEqual({ ok: false, error: 'bad_address' })
  })

  it('takes a balance only with a demo token', () => {
    expect(read('game=nazar&gameID=2&balance=500')).toMatchObject({ value: { demoBalance: null } })
    expect(read('game=nazar&gameID=2&demoToken=t&balance=500')).toMatchObject({
      value: { demoBalance: 500n },
    })
    expect(read('game=nazar&gameID=2&demoToken=t&balance=-5')).toMatchObject({ value: { demoBalance: null } })
  })

  it.each([
    '',
    'game=nazar',
    'gameID=2',
    'game=../x&gameID=2',
    'game=nazar&gameID=0',
    'game=nazar&gameID=2x',
  ])('refuses the address "%s"', (query) => {
    expect(read(query)).toEqual({ ok: false, error: 'bad_address' })
  })
})
