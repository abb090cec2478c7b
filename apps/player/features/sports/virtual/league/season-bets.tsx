import { MATCHES_OF_DAY } from '@poyraz/games/virtual'
import { formatLine } from '@poyraz/text'
import { Card, useLang } from '@poyraz/ui'
import { ChevronDown } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Market, Outright, SportsEvent } from '../../api/types.ts'
import { EventMarkets } from '../../components/event-markets.tsx'
import { MarketCells } from '../../components/market-cells.tsx'
import { OddsButton } from '../../components/odds-button.tsx'
import { SeasonMarketHead } from '../../components/season-market.tsx'
import { TeamMark } from '../../components/team-mark.tsx'
import { betEventOf } from '../../slip/outrights.ts'
import type { Runner, VirtualRound } from '../queries.ts'
import { MATCH_DAYS } from './season.ts'

/** The bets on a season: its champion and its six matches. */
export function SeasonBets({ round }: { readonly round: VirtualRound }) {
  const t = useTranslations('virtual.league')
  return (
    <>
      {round.outright && <ChampionBet round={round} outright={round.outright} />}
      <div className="grid grid-cols-1 gap-4">
        {Array.from({ length: MATCH_DAYS }, (_, day) => (
          <Card key={day} flush className="@container overflow-hidden">
            <h2 className="px-4 pt-3 pb-2 text-lg">{t('day', { day: day + 1 })}</h2>
            <ul>
              {round.matches.slice(day * MATCHES_OF_DAY, (day + 1) * MATCHES_OF_DAY).map((event) => (
                <MatchBets key={event.eventID} event={event} />
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </>
  )
}

function ChampionBet({ round, outright }: { readonly round: VirtualRound; readonly outright: Outright }) {
  const t = useTranslations('virtual.league')
  const [market] = outright.markets
  if (!market) return null
  return (
    <Card className="flex flex-col gap-2">
      <SeasonMarketHead season={outright} market={market}>
        <h2 className="text-lg">{t('championBet')}</h2>
      </SeasonMarketHead>
      <table className="w-full text-sm">
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className="text-left font-semibold">
              {t('team')}
            </th>
            {outright.markets.map((one) => (
              <th key={one.market} scope="col" className="w-24 pl-2 font-semibold md:w-32">
                {one.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {round.runners.map((team) => (
            <ChampionRow key={team.teamID} team={team} outright={outright} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function ChampionRow({ team, outright }: { readonly team: Runner; readonly outright: Outright }) {
  const event = useMemo(() => betEventOf(outright), [outright])
  return (
    <tr>
      <th scope="row" className="text-left font-bold">
        <span className="flex items-center gap-3">
          <TeamMark team={team} side={32} />
          {team.name}
        </span>
      </th>
      {outright.markets.map((market) => {
        const outcome = market.outcomes.find(({ teamID }) => teamID === team.teamID)
        return (
          <td key={market.market} className="py-1.5 pl-2">
            {outcome && <OddsButton event={event} market={market} outcome={outcome} />}
          </td>
        )
      })}
    </tr>
  )
}

/** A match with its main prices; unfolded, it shows all of its markets. */
function MatchBets({ event }: { readonly event: SportsEvent }) {
  const [isOpen, setIsOpen] = useState(false)
  const result = event.markets.find(({ code }) => code === 'FT_1X2')
  const totals = evenLine(event.markets.filter(({ code }) => code === 'FT_OU'))
  return (
    <li className="border-t border-line px-4 py-3">
      <div className="flex flex-col gap-2.5 @row:flex-row @row:items-center">
        <div className="flex min-w-0 flex-1 items-center gap-3">
          <span className="flex min-w-0 flex-1 flex-col gap-1">
            {[event.home, event.away].map((team) => (
              <span key={team.teamID} className="flex items-center gap-2 text-sm font-semibold">
                <TeamMark team={team} />
                <span className="truncate">{team.name}</span>
              </span>
            ))}
          </span>
          <MoreButton event={event} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
        </div>
        {result && (
          <div className="@row:w-72">
            <MarketCells event={event} market={result} labels />
          </div>
        )}
        {totals && <Totals event={event} market={totals} />}
      </div>
      {isOpen && (
        <div className="pt-3">
          <EventMarkets event={{ ...event, ...NO_DETAIL }} />
        </div>
      )}
    </li>
  )
}

/** Returns the line whose prices are closest to each other. */
function evenLine(lines: readonly Market[]): Market | undefined {
  const spread = ({ outcomes }: Market) => Math.abs((outcomes[0]?.odds ?? 0) - (outcomes[1]?.odds ?? 0))
  return lines.toSorted((one, other) => spread(one) - spread(other))[0]
}

function Totals({ event, market }: { readonly event: SportsEvent; readonly market: Market }) {
  const lang = useLang()
  const { code, line } = market
  return (
    <div className="flex items-center gap-2 @max-row:hidden @row:w-60">
      <span className="w-8 flex-none text-right text-xs font-semibold text-muted tabular-nums">
        {line !== null && formatLine({ code, line }, lang)}
      </span>
      <span className="min-w-0 flex-1">
        <MarketCells event={event} market={market} labels />
      </span>
    </div>
  )
}

type MoreProps = { readonly event: SportsEvent; readonly isOpen: boolean; readonly onToggle: () => void }

function MoreButton({ event, isOpen, onToggle }: MoreProps) {
  const t = useTranslations('virtual.league')
  const names = { home: event.home.name, away: event.away.name }
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="inline-flex min-h-11 min-w-11 items-center justify-end gap-1 rounded-control text-xs font-semibold text-muted tabular-nums hover:text-text"
    >
      <span className="sr-only">{t(isOpen ? 'less' : 'more', names)} </span>
      {t('markets', { count: event.markets.length })}
      <ChevronDown
        aria-hidden="true"
        className={isOpen ? 'size-4 rotate-180 transition' : 'size-4 transition'}
      />
    </button>
  )
}

/** No bet builder is offered here, and nothing of a virtual match is known before it is played. */
const NO_DETAIL = {
  builder: [],
  incidents: [],
  stats: [],
  form: { home: { results: [] }, away: { results: [] } },
}
