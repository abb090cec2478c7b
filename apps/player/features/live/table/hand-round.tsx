import { canonicalJson, handRecord } from '@poyraz/fairness'
import { gameNameById, handDealingOf } from '@poyraz/games/tables'
import { livePaths } from '@poyraz/site/live'
import { formatTime } from '@poyraz/text'
import { Badge, Card, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Hand } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import { callQuery } from '../../../shared/endpoint/queries.ts'
import { NotHere } from '../../../shared/lists/not-here.tsx'
import { PlayingCard } from './cards/playing-card.tsx'
import { Step } from './proof-step.tsx'
import { HashList, RoundFrame } from './round-frame.tsx'
import { RoundOutcome } from './round-outcome.tsx'

type Log = Item<'tables.hand_round'>

/** The log of a round that a dealer dealt by hand. It names what can be checked, and what cannot. */
export function HandRound({ roundID }: { readonly roundID: string }) {
  const t = useTranslations('table')
  const { data, isError } = useQuery(callQuery('tables.hand_round', { roundID }, useLang()))
  const log = data?.data
  if (isError) return <NotHere to={livePaths.lobby} action={t('allTables')} />
  if (!log) return <Skeleton className="h-72 rounded-banner" />
  return (
    <RoundFrame round={log} title={t('byHand.round', { number: log.number })} text={t('byHand.log.text')}>
      <Check log={log} />
      <Entries log={log} />
    </RoundFrame>
  )
}

function Check({ log }: { readonly log: Log }) {
  const t = useTranslations('table')
  if (log.record === null) return <Card>{t('byHand.log.open')}</Card>
  const isUnchanged = handRecord(log) === log.record
  const isByRules = log.outcome === null || canonicalJson(outcomeOf(log)) === canonicalJson(log.outcome)
  return (
    <Card>
      <div className="flex items-center gap-3">
        <Hand aria-hidden="true" className="size-8 text-muted" />
        <h2 className="flex-1 text-xl">
          {t(isUnchanged && isByRules ? 'byHand.log.unchanged' : 'byHand.log.changed')}
        </h2>
        <RoundOutcome round={log} />
      </div>
      {log.state === 'void' && <p className="mt-3 font-bold">{t('proof.void')}</p>}
      <ul className="mt-4 flex flex-col gap-3">
        <Step name={t('byHand.log.record')} text={t('byHand.log.recordText')} holds={isUnchanged} />
        {log.outcome !== null && (
          <Step name={t('proof.outcome')} text={t('byHand.log.outcomeText')} holds={isByRules} />
        )}
      </ul>
      <p className="mt-4 text-sm text-muted">{t('byHand.log.honest')}</p>
    </Card>
  )
}

/** Returns the outcome that the rules give for the entries in force; `null` if they decide nothing. */
function outcomeOf({ gameID, entries }: Log) {
  const game = gameNameById(gameID)
  const dealing = game && handDealingOf({ game, byHand: { entryMs: 0 } })
  const values = entries.filter(({ isVoid }) => !isVoid).map(({ value }) => value)
  return dealing && dealing.next(values) === null ? dealing.outcome(values) : null
}

function Entries({ log }: { readonly log: Log }) {
  const t = useTranslations('table.byHand.log')
  const isWheel = gameNameById(log.gameID) === 'roulette'
  const hashes = [
    [t('record'), log.record ?? '…'],
    [t('before'), log.before ?? '–'],
  ] as const
  return (
    <Card>
      <h2 className="text-lg">{t('entries')}</h2>
      <ol className="mt-2">
        {log.entries.map(({ value, at, isVoid }) => (
          <li key={`${at}-${value}`} className="flex items-center gap-3 border-b border-line py-2">
            <span className="text-sm text-muted tabular-nums">{formatTime(at)}</span>
            {isWheel ? t('number', { value: String(value) }) : <PlayingCard card={value} className="w-8" />}
            {isVoid && <Badge tone="danger">{t('voided')}</Badge>}
          </li>
        ))}
      </ol>
      <HashList hashes={hashes} />
    </Card>
  )
}
