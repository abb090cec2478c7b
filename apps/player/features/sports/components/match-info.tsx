import { Card } from '@poyraz/ui'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { EventDetail } from '../api/types.ts'
import { LeagueTable } from './league-table.tsx'
import { MatchForm } from './match-form.tsx'
import { MatchIncidents } from './match-incidents.tsx'
import { MatchStats } from './match-stats.tsx'
import { Segments } from './segments.tsx'

const TABS = ['stats', 'incidents', 'form', 'table'] as const
type Tab = (typeof TABS)[number]

/** Statistics, incidents, form and table of a match. */
export function MatchInfo({ event }: { readonly event: EventDetail }) {
  const t = useTranslations('sports.event')
  const started = event.state !== 'upcoming'
  const [chosen, setChosen] = useState<Tab | null>(null)
  const tab = chosen ?? (started ? 'stats' : 'form')
  const name = useId()
  return (
    <Card className="flex flex-col gap-4 md:p-5">
      <h2 className="sr-only">{t('info')}</h2>
      <Segments
        name={name}
        label={t('info')}
        value={tab}
        segments={TABS.filter((one) => started || one === 'form' || one === 'table').map((value) => ({
          value,
          text: t(`tabs.${value}`),
        }))}
        onChoose={setChosen}
      />
      {tab === 'stats' && <MatchStats event={event} />}
      {tab === 'incidents' && <MatchIncidents event={event} />}
      {tab === 'form' && <MatchForm event={event} />}
      {tab === 'table' && (
        <LeagueTable leagueID={event.leagueID} marked={[event.home.teamID, event.away.teamID]} />
      )}
    </Card>
  )
}
