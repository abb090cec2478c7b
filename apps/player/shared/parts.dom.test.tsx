import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { descriptionOf, expectAccessible, LANGS, show, TEXTS } from '../testing/show.tsx'
import { DayField } from './dates/day-field.tsx'
import { PeriodPicker } from './dates/period-picker.tsx'
import type { Period } from './dates/presets.ts'
import { SearchField } from './forms/search-field.tsx'
import { MoreButton } from './lists/more-button.tsx'

const NOW_MS = Date.parse('2026-11-21T09:00:00Z')

function Day({ onDay }: { readonly onDay: (day: string) => void }) {
  const [day, setDay] = useState('')
  const write = (next: string) => {
    setDay(next)
    onDay(next)
  }
  return <DayField label="Day" value={day} onChange={write} />
}

function Periods({ onPeriod }: { readonly onPeriod: (period: Period) => void }) {
  const [period, setPeriod] = useState<Period>('last-30-day')
  const choose = (next: Period) => {
    setPeriod(next)
    onPeriod(next)
  }
  return <PeriodPicker value={period} nowMs={NOW_MS} onChange={choose} />
}

function Search({ onText }: { readonly onText: (text: string) => void }) {
  const [text, setText] = useState('')
  const write = (next: string) => {
    setText(next)
    onText(next)
  }
  return <SearchField text={text} onText={write} label="Find" placeholder="" className="" />
}

describe.each(LANGS)('shared parts (%s)', (lang) => {
  const { account, search, site } = TEXTS[lang]
  const written = { tr: '05.01.2026', en: '05/01/2026' }[lang]

  it('a date field takes digits in the format of the language', async () => {
    const days = vi.fn<(day: string) => void>()
    const { user } = await show(<Day onDay={days} />, lang)
    const field = screen.getByRole('textbox', { name: 'Day' }) as HTMLInputElement
    await user.type(field, '05012026')
    expect(field.value).toBe(written)
    expect(days).toHaveBeenLastCalledWith('2026-01-05')
    await user.type(field, '{Backspace}')
    expect(days).toHaveBeenLastCalledWith('')
  })

  it('a date field takes a pasted ISO day', async () => {
    const days = vi.fn<(day: string) => void>()
    await show(<Day onDay={days} />, lang)
    const field = screen.getByRole('textbox', { name: 'Day' }) as HTMLInputElement
    fireEvent.change(field, { target: { value: '2026-01-05' } })
    expect(field.value).toBe(written)
  })

  it('a period of two days reports only a valid one, and names the wrong day', async () => {
    const periods = vi.fn<(period: Period) => void>()
    const { user } = await show(<Periods onPeriod={periods} />, lang)
    await user.selectOptions(screen.getByRole('combobox'), 'between')
    const end = screen.getByRole('textbox', { name: account.days.endDate })
    periods.mockClear()
    await user.clear(end)
    await user.type(end, '01012020')
    await user.tab()
    expect(
      descriptionOf(end) + descriptionOf(screen.getByRole('textbox', { name: account.days.startDate })),
    ).not.toBe('')
    expect(periods).not.toHaveBeenCalled()
    await expectAccessible()
  })

  it('a search field reports its text and is cleared by its button', async () => {
    const texts = vi.fn<(text: string) => void>()
    const { user } = await show(<Search onText={texts} />, lang)
    await user.type(screen.getByRole('searchbox', { name: 'Find' }), 'nazar')
    expect(texts).toHaveBeenLastCalledWith('nazar')
    await user.click(screen.getByRole('button', { name: search.clear }))
    expect(texts).toHaveBeenLastCalledWith('')
    expect(screen.queryByRole('button', { name: search.clear })).toBeNull()
  })

  it('a list tells how much of it is shown, and moves the focus to the first new row at its end', async () => {
    function List() {
      const [rows, setRows] = useState(2)
      return (
        <>
          <ul>
            {Array.from({ length: rows }, (_, row) => (
              <li key={row} tabIndex={-1}>{`row ${row}`}</li>
            ))}
          </ul>
          {rows < 3 && <MoreButton shown={rows} total={3} busy={false} onMore={() => setRows(3)} />}
        </>
      )
    }
    const { user } = await show(<List />, lang)
    await user.click(screen.getByRole('button', { name: site.more }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('row 2'))
  })
})
