import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answer, callsOf, fakeServer, refusal } from '../../testing/fake-server.ts'
import { descriptionOf, expectAccessible, LANGS, noticesShown, show, TEXTS } from '../../testing/show.tsx'
import { BreakCard } from './components/break-card.tsx'
import { LimitDialog } from './components/limit-dialog.tsx'
import { SelfExclusionCard } from './components/self-exclusion-card.tsx'

fakeServer()

describe.each(LANGS)('the form of a limit (%s)', (lang) => {
  const { limits, site } = TEXTS[lang]
  const amount = () => screen.getByRole('textbox', { name: limits.value })
  const save = () => screen.getByRole('button', { name: site.save })

  it('asks for an amount of the language', async () => {
    const { user } = await show(<LimitDialog editing="new" onClose={() => undefined} />, lang)
    await user.click(save())
    expect(descriptionOf(amount())).toBe(limits.enterValue)
    expect(document.activeElement).toBe(amount())
    await user.type(amount(), 'az')
    await user.tab()
    expect(descriptionOf(amount())).toContain(lang === 'tr' ? '1.000' : '1,000')
    await expectAccessible()
  })

  it('forgets the errors of one kind when another is chosen', async () => {
    const { user } = await show(<LimitDialog editing="new" onClose={() => undefined} />, lang)
    await user.click(save())
    await user.selectOptions(screen.getByRole('combobox', { name: limits.kind }), 'session')
    const minutes = screen.getByRole('textbox', { name: limits.valueMinutes })
    expect(minutes.getAttribute('aria-invalid')).toBeNull()
    expect(screen.queryByRole('combobox', { name: limits.period })).toBeNull()
  })

  it('sends the limit in kuruş and says from when it holds', async () => {
    answer('rg.set_limit', { applies: 'now' })
    const closed = vi.fn<() => void>()
    const { user } = await show(<LimitDialog editing="new" onClose={closed} />, lang)
    await user.selectOptions(screen.getByRole('combobox', { name: limits.period }), 'week')
    await user.type(amount(), lang === 'tr' ? '1.000,50' : '1,000.50')
    await user.click(save())
    await waitFor(() => expect(closed).toHaveBeenCalled())
    expect(callsOf('rg.set_limit')).toEqual([{ kind: 'deposit', period: 'week', value: 100_050 }])
    expect(noticesShown()).toEqual([limits.set])
  })
})

describe.each(LANGS)('a break and an exclusion (%s)', (lang) => {
  const { exclusion, site } = TEXTS[lang]

  it('start only after their meaning was read', async () => {
    const { user } = await show(<SelfExclusionCard />, lang)
    await user.click(screen.getByRole('button', { name: exclusion.selfOpen }))
    for (const mean of [exclusion.means.stops, exclusion.means.open]) screen.getByText(mean)
    await user.click(screen.getByRole('button', { name: exclusion.next }))
    await user.click(screen.getByRole('button', { name: exclusion.back }))
    expect(callsOf('rg.self_exclude')).toEqual([])
    await user.click(screen.getByRole('button', { name: site.cancel }))
    expect(screen.queryByRole('button', { name: exclusion.next })).toBeNull()
  })

  it('show a refusal in the dialog', async () => {
    answer('rg.self_exclude', () => refusal('invalid_input', 'X'))
    const { user } = await show(<SelfExclusionCard />, lang)
    await user.click(screen.getByRole('button', { name: exclusion.selfOpen }))
    await user.selectOptions(screen.getByRole('combobox'), '12')
    await user.click(screen.getByRole('button', { name: exclusion.next }))
    await user.click(screen.getByRole('button', { name: exclusion.confirm }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('X'))
    expect(callsOf('rg.self_exclude')).toEqual([{ months: 12 }])
  })

  it('offer a day, a week and a month', async () => {
    await show(<BreakCard />, lang)
    expect(screen.getAllByRole('button')).toHaveLength(3)
  })
})
