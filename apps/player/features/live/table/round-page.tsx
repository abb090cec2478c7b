import { type CheckedRound, verifyOpenCards, verifySeats, verifyTableRound } from '@poyraz/fairness/verify'
import { tableMapping } from '@poyraz/games/tables'
import { livePaths } from '@poyraz/site/live'
import { en } from '@poyraz/text/tables/en'
import { tr } from '@poyraz/text/tables/tr'
import { Card, late, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ShieldCheck, ShieldX } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import { CallError, callQuery } from '../../../shared/endpoint/queries.ts'
import { TextsBeyond } from '../../../shared/i18n/texts-beyond.tsx'
import { NotHere } from '../../../shared/lists/not-here.tsx'
import { Step } from './proof-step.tsx'
import { HashList, RoundFrame } from './round-frame.tsx'
import { RoundOutcome } from './round-outcome.tsx'
import { SeatsCard } from './seat-seed/seats-card.tsx'

const TEXTS = { tr, en } as const
/** Few rounds are dealt by hand. */
const HandRound = late(() => import('./hand-round.tsx').then((module) => module.HandRound), {
  waiting: <Skeleton className="h-72 rounded-banner" />,
})

/** `/live/round/{id}`: the proof of a shared round, computed in the browser. */
export function RoundPage() {
  const { roundID = '' } = useParams({ strict: false })
  return (
    <TextsBeyond texts={TEXTS}>
      <Proof roundID={roundID} />
    </TextsBeyond>
  )
}

type RoundProof = Item<'tables.proof'>

function Proof({ roundID }: { readonly roundID: string }) {
  const t = useTranslations('table')
  const { data, isError, error } = useQuery(callQuery('tables.proof', { roundID }, useLang()))
  const round = data?.data
  if (error instanceof CallError && error.refused.error === 'dealt_by_hand')
    return <HandRound roundID={roundID} />
  if (isError) return <NotHere to={livePaths.lobby} action={t('allTables')} />
  if (!round) return <Skeleton className="h-72 rounded-banner" />
  return (
    <RoundFrame round={round} title={t('proof.title', { number: round.number })} text={t('proof.text')}>
      <Verdict round={round} />
      {round.seats.length > 0 && <SeatsCard round={round} checked={verifySeats(round)} />}
      <Facts round={round} />
    </RoundFrame>
  )
}

function Verdict({ round }: { readonly round: RoundProof }) {
  const t = useTranslations('table.proof')
  const steps = useMemo(() => verifyTableRound(round, tableMapping(round.gameID)), [round])
  const open = useMemo(() => verifyOpenCards(round, tableMapping(round.gameID)), [round])
  const openStep = open && open.count > 0 && (
    <Step name={t('cards')} text={t('cardsText', { count: open.count })} holds={open.holds} />
  )
  if (steps === null)
    return (
      <Card>
        {t(round.isVoid ? 'void' : 'open')}
        {openStep && <ul className="mt-4">{openStep}</ul>}
      </Card>
    )
  const isProven = isWhole(steps) && open?.holds !== false && areSeatsTrue(round)
  const Icon = isProven ? ShieldCheck : ShieldX
  return (
    <Card>
      <div className="flex items-center gap-3">
        <Icon aria-hidden="true" className={isProven ? 'size-8 text-success' : 'size-8 text-danger'} />
        <h2 className="flex-1 text-xl">{t(isProven ? 'proven' : 'disproven')}</h2>
        <RoundOutcome round={round} />
      </div>
      <VirtualPart round={round} />
      <ul className="mt-4 flex flex-col gap-3">
        <Step name={t('chain')} text={t('chainText', { steps: round.number })} holds={steps.chain} />
        <Step name={t('rules')} text={t('rulesText')} holds={steps.rules} />
        {steps.shoe !== null && <Step name={t('root')} text={t('shoeText')} holds={steps.shoe} />}
        {openStep}
        <Step name={t('outcome')} text={t('outcomeText')} holds={steps.outcome} />
      </ul>
      {round.seats.length === 0 && <p className="mt-4 text-sm text-muted">{t('honest')}</p>}
    </Card>
  )
}

/** Rounds of virtual games are long, and few are looked at: their names load with them. */
const VirtualOutcome = late(() => import('./virtual-outcome.tsx').then((module) => module.VirtualOutcome), {
  waiting: <Skeleton className="h-16" />,
})

function VirtualPart({ round }: { readonly round: RoundProof }) {
  if (!round.gameID.startsWith('virtual-')) return null
  return (
    <div className="mt-4">
      <VirtualOutcome round={round} />
    </div>
  )
}

const isWhole = ({ chain, rules, outcome, shoe }: CheckedRound) => chain && rules && outcome && shoe !== false
const areSeatsTrue = (round: RoundProof) => round.seats.length === 0 || verifySeats(round).holds

function Facts({ round }: { readonly round: RoundProof }) {
  const t = useTranslations('table.proof')
  const words = round.streams.reduce((sum, stream) => sum + stream.words, 0)
  const facts = [
    [t('season'), round.seasonID],
    [t('terminal'), round.terminal],
    [t('seed'), round.seed ?? '…'],
    [t('rulesHash'), round.rulesHash],
    ...(round.cards ? [[t('root'), round.cards.root] as const] : [[t('words'), String(words)] as const]),
  ] as const
  return (
    <Card>
      <h2 className="text-lg">{t('facts')}</h2>
      <HashList hashes={facts} />
    </Card>
  )
}
