import { systemClock } from '@poyraz/kernel'
import { slotPaths } from '@poyraz/site/slots'
import { formatDateTime } from '@poyraz/text'
import { buttonClass, useLang } from '@poyraz/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PeriodPicker } from '../../../shared/dates/period-picker.tsx'
import { daysOf } from '../../../shared/dates/presets.ts'
import { type Round, roundsQuery } from '../api/history.ts'
import { chosen, EVERY, INITIAL_PERIODS, idOf, periodOf, periodSearch } from '../history-filter.ts'
import { type Column, useExport } from '../hooks/use-export.ts'
import { useHistorySearch } from '../hooks/use-history-search.ts'
import { GameFilter } from './game-filter.tsx'
import { HistoryList } from './history-list.tsx'
import { HistoryHead, NoRecords } from './history-parts.tsx'
import { RoundRow } from './round-row.tsx'

/** Rounds of a period with stake, win and a link to the proof. */
export function RoundHistory() {
  const lang = useLang()
  const { search, change } = useHistorySearch()
  const game = idOf(search.game)
  const period = periodOf(search, INITIAL_PERIODS.game)
  const [nowMs] = useState(() => systemClock.nowMs())
  const filter = { ...daysOf(period, nowMs), ...(game === EVERY ? {} : { gameID: Number(game) }) }
  const list = useInfiniteQuery(roundsQuery(filter, lang))
  const { busy, run } = useExport('casino.rounds', 'game', useColumns())
  return (
    <>
      <HistoryHead
        period={
          <PeriodPicker
            value={period}
            nowMs={nowMs}
            onChange={(next) => change(periodSearch(next, INITIAL_PERIODS.game))}
          />
        }
        choice={<GameFilter game={game} onChoose={(next) => change({ game: chosen(next) })} />}
        exporting={busy}
        onExport={() => void run(filter)}
      />
      <HistoryList
        list={list}
        sums="play"
        row={(round) => <RoundRow key={round.roundID} round={round} />}
        empty={<NoRounds />}
      />
    </>
  )
}

function NoRounds() {
  const t = useTranslations('history')
  const action = (
    <Link to={slotPaths.lobby} className={buttonClass({ variant: 'quiet' })}>
      {t('toSlots')}
    </Link>
  )
  return <NoRecords text={t('noRounds')} action={action} />
}

function useColumns(): readonly Column<Round>[] {
  const t = useTranslations('history.columns')
  const lang = useLang()
  return [
    { head: t('date'), cell: ({ date }) => formatDateTime(date, lang) },
    { head: t('game'), cell: ({ gameName }) => gameName },
    { head: t('nonce'), cell: ({ nonce }) => nonce },
    { head: t('stake'), cell: ({ stake }) => ({ amount: stake }) },
    { head: t('win'), cell: ({ win }) => ({ amount: win }) },
    { head: t('balance'), cell: ({ balanceAfter }) => ({ amount: balanceAfter }) },
    { head: t('round'), cell: ({ roundID }) => roundID },
  ]
}
