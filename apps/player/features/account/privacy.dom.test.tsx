import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, callsOf, fakeServer, refusal } from '../../testing/fake-server.ts'
import { expectAccessible, LANGS, show, TEXTS } from '../../testing/show.tsx'
import { PrivacyCard } from './components/privacy-card.tsx'

fakeServer()

describe.each(LANGS)('the name beside wins (%s)', (lang) => {
  const { account } = TEXTS[lang]

  it('is off until the player switches it on, and says what others will see', async () => {
    answer('casino.win_name', { shown: 0 })
    answer('casino.set_win_name', (data) => {
      answer('casino.win_name', { shown: data['shown'] as 0 | 1 })
      return { result: true, message: '', code: 200, error: null, data: { shown: data['shown'] } }
    })
    const { user } = await show(<PrivacyCard username="ayse.k" />, lang)
    const name = await screen.findByRole('switch', { name: account.winName })
    expect(name).toHaveProperty('checked', false)
    expect(screen.getByText(/ayse\.k/)).toBeTruthy()
    await user.click(name)
    await waitFor(() => expect(callsOf('casino.set_win_name')).toEqual([{ shown: 1 }]))
    await waitFor(() => expect(callsOf('casino.win_name')).toHaveLength(2))
    expect(name).toHaveProperty('checked', true)
    await user.click(name)
    await waitFor(() => expect(callsOf('casino.set_win_name')).toEqual([{ shown: 1 }, { shown: 0 }]))
    await expectAccessible()
  })

  it('stays as it was when the change is refused', async () => {
    answer('casino.win_name', { shown: 0 })
    answer('casino.set_win_name', () => refusal('unavailable', 'not now'))
    const { user } = await show(<PrivacyCard username="ayse.k" />, lang)
    await user.click(await screen.findByRole('switch'))
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
    await waitFor(() => expect(screen.getByRole('switch')).toHaveProperty('checked', false))
  })
})
