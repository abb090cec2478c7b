import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, callsOf, fakeServer, refusal } from '../../testing/fake-server.ts'
import { descriptionOf, expectAccessible, LANGS, noticesShown, show, TEXTS } from '../../testing/show.tsx'
import { CodeCard } from './components/code-card.tsx'

fakeServer()

describe.each(LANGS)('the form of a bonus code (%s)', (lang) => {
  const { bonuses } = TEXTS[lang]
  const code = () => screen.getByRole('textbox', { name: bonuses.code }) as HTMLInputElement

  it('shows an unknown code at its field and keeps it', async () => {
    answer('bonus.claim', () => refusal('invalid_input', 'X', { code: 'unknown' }))
    const { user } = await show(<CodeCard />, lang)
    await user.type(code(), 'YOK{Enter}')
    await waitFor(() => expect(descriptionOf(code())).toBe('unknown'))
    expect(code().value).toBe('YOK')
    await expectAccessible()
  })

  it('claims the bonus, says its amount and empties the field', async () => {
    answer('bonus.claim', { spins: null, kind: 'bonus', amount: 10_000 })
    const { user } = await show(<CodeCard />, lang)
    await user.type(code(), 'HOSGELDIN{Enter}')
    await waitFor(() => expect(code().value).toBe(''))
    expect(callsOf('bonus.claim')).toEqual([{ code: 'HOSGELDIN' }])
    expect(noticesShown()[0]).toContain('100')
  })
})
