import { SPORTS } from '@poyraz/contract'
import { en as coupons } from '@poyraz/text/coupons/en'
import { en as player } from '@poyraz/text/player/en'
import { LangContext } from '@poyraz/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import type { Messages } from '../../../shared/i18n/messages.ts'
import { leagueQuery } from '../api/queries.ts'
import type { LeagueDetail } from '../api/types.ts'
import { LeagueTable } from './league-table.tsx'

const ROW: LeagueDetail['table'][number] = {
  teamID: 101,
  name: 'Akdere',
  short: 'AKD',
  colors: ['#111111', '#222222'],
  played: 3,
  won: 2,
  drawn: 0,
  lost: 1,
  overtimeWon: 1,
  overtimeLost: 0,
  scored: 5,
  conceded: 4,
  points: 6,
  form: [],
}

function tableOf(sport: LeagueDetail['sport']): string {
  const client = new QueryClient()
  const data = { leagueID: 1, sport, name: '', country: '', season: 1, rounds: 10, table: [ROW] }
  client.setQueryData(leagueQuery(1, 'en').queryKey, { data } as never)
  return renderToStaticMarkup(
    <LangContext value="en">
      <IntlProvider
        locale="en"
        messages={{ ...player, ...coupons } as unknown as Messages}
        timeZone="Europe/Istanbul"
      >
        <QueryClientProvider client={client}>
          <LeagueTable leagueID={1} />
        </QueryClientProvider>
      </IntlProvider>
    </LangContext>,
  )
}

it.each(SPORTS)('a table of %s has a column of draws only if its matches may be drawn', (sport) => {
  const html = tableOf(sport)
  const columns = (html.match(/<th scope="col"/g) ?? []).length
  const cells = (html.match(/<td/g) ?? []).length
  expect(html.includes(coupons.sports.league.drawnLong)).toBe(sport === 'football')
  const expected = { football: [7, 6], ice_hockey: [8, 7] } as Partial<Record<typeof sport, number[]>>
  expect([columns, cells]).toEqual(expected[sport] ?? [6, 5])
})

it('counts a win after regular time apart from the others', () => {
  const cells = [...tableOf('ice_hockey').matchAll(/<td[^>]*>(\d+)<\/td>/g)].map(([, value]) => Number(value))
  // Place, played, won in 60 minutes, won later, lost later, lost in 60 minutes, points.
  expect(cells).toEqual([1, 3, 1, 1, 0, 1, 6])
})
