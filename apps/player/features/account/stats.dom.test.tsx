import { istanbulDay, systemClock } from '@poyraz/kernel'
import { formatMoney } from '@poyraz/text'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { answer, callsOf, fakeServer, refusal } from '../../testing/fake-server.ts'
import { expectAccessible, LANGS, show, TEXTS } from '../../testing/show.tsx'
import { StatsPart } from './components/stats-page.tsx'
import type { HistorySearch } from './history-search.ts'

const NOTHING = { rounds: 0, stake: 0, win: 0, biggestWin: 0, featureSpins: 0, playedMs: 0 }
const PLAYED = {
  rounds: 12,
  stake: 120_000,
  win: 45_050,
  biggestWin: 30_000,
  featureSpins: 8,
  playedMs: 4_500_000,
}
const LOST = 74_950

fakeServer()

/** The page's part with its filters, as the address keeps them. */
function Part() {
  const [search, setSearch] = useState<HistorySearch>({})
  return <StatsPart search={search} onChange={(part) => setSearch({ ...search, ...part })} />
}

function answerWith(total: object, isEmpty = false): void {
  const period = istanbulDay(systemClock.nowMs())
  answer('casino.games_list', [{ gameID: 1, name: 'Nazar' }])
  answer('casino.stats', {
    total,
    periods: isEmpty ? [] : [{ period, ...total }],
    games: isEmpty ? [] : [{ gameID: 1, slug: 'nazar', gameName: 'Nazar', ...total }],
  })
}

describe.each(LANGS)('the statistics of a player (%s)', (lang) => {
  const { stats, account } = TEXTS[lang]

  it('call a loss a loss, lead to the limits and have a table of every day', async () => {
    answerWith(PLAYED)
    const { user } = await show(<Part />, lang)
    const sentence = stats.lost.replace('{amount}', formatMoney(LOST, lang))
    expect((await screen.findByText(sentence)).textContent).toBe(sentence)
    expect(screen.getByRole('link', { name: stats.limits }).getAttribute('href')).toBe('/limits')
    expect(
      screen.getAllByRole('img', { name: new RegExp(`${stats.flowChart}|${stats.netChart}`) }),
    ).toHaveLength(2)
    await expectAccessible()
    await user.click(screen.getByText(stats.table.day))
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows).toHaveLength(31)
    expect(rows[1]?.textContent).toContain(formatMoney(-LOST, lang))
    expect(rows[2]?.textContent).toContain(formatMoney(0, lang))
    await expectAccessible()
  })

  it('ask for a year by month and for one game', async () => {
    answerWith(PLAYED)
    const { user } = await show(<Part />, lang)
    await user.selectOptions(await screen.findByLabelText(account.range), 'last-12-month')
    await user.selectOptions(await screen.findByLabelText(account.game), 'Nazar')
    expect(await screen.findByText(stats.table.month)).toBeTruthy()
    expect(callsOf('casino.stats').at(-1)).toMatchObject({ step: 'month', gameID: 1 })
  })

  it('say so where nothing was played, and where they could not be read', async () => {
    answerWith(NOTHING, true)
    await show(<Part />, lang)
    await screen.findByText(stats.emptyTitle)
    expect(screen.queryByRole('img')).toBeNull()
    await expectAccessible()
    answer('casino.stats', () => refusal('too_many_requests', 'Yavaş'))
    await show(<Part />, lang)
    await screen.findByText('Yavaş')
  })
})
