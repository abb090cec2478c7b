import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answer, callsOf, fakeServer, refusal } from '../../testing/fake-server.ts'
import { expectAccessible, LANGS, noticesShown, show, TEXTS } from '../../testing/show.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { timesWon } from './share-link.ts'

const TOKEN = 'a'.repeat(26)
const ROUND = {
  roundID: '01997000-0000-7000-8000-000000000001',
  gameName: 'Nazar',
  slug: 'nazar',
  stake: 200,
  win: 8_450,
}
const LINE = { ...ROUND, token: TOKEN, date: '2026-11-21T09:00:00.000Z' }

fakeServer()
afterEach(() => vi.unstubAllGlobals())

it('counts how often the stake was won, rounded down', () => {
  expect(timesWon(ROUND, 'tr')).toBe('42,2')
  expect(timesWon({ stake: 200, win: 0 }, 'en')).toBe('0')
})

describe.each(LANGS)('the link of a round (%s)', (lang) => {
  const { share, site } = TEXTS[lang]
  const close = () => undefined

  it('is made, copied where the device cannot share, and removed', async () => {
    let isShared = false
    answer('casino.shared_rounds', () => ({
      ...refusal(null, ''),
      result: true,
      data: isShared ? [LINE] : [],
    }))
    answer('casino.share_round', () => {
      isShared = true
      return { ...refusal(null, ''), result: true, data: { token: TOKEN } }
    })
    answer('casino.unshare_round', () => {
      isShared = false
      return { ...refusal(null, ''), result: true, data: [] }
    })
    const { user } = await show(<ShareDialog round={ROUND} onClose={close} />, lang)
    await user.click(await screen.findByRole('button', { name: share.make }))
    const field = (await screen.findByLabelText(share.link)) as HTMLInputElement
    expect(field.value).toBe(`${location.origin}/round/${TOKEN}`)
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: share.send }))
    expect(await navigator.clipboard.readText()).toBe(field.value)
    expect(noticesShown()).toContain(site.copied)
    await user.click(screen.getByRole('button', { name: share.remove }))
    await screen.findByRole('button', { name: share.make })
    expect(noticesShown()).toContain(share.removed)
    expect(callsOf('casino.share_round')).toEqual([{ roundID: ROUND.roundID }])
    expect(callsOf('casino.unshare_round')).toEqual([{ roundID: ROUND.roundID }])
  })

  it('says why it was not made', async () => {
    answer('casino.shared_rounds', [])
    answer('casino.share_round', () => refusal('share_limit', 'Elli'))
    const { user } = await show(<ShareDialog round={ROUND} onClose={close} />, lang)
    await user.click(await screen.findByRole('button', { name: share.make }))
    expect(await screen.findByText('Elli')).toBeTruthy()
  })
})
