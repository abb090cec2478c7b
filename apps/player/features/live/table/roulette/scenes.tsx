import type { ReactNode } from 'react'
import { Countdown } from '../countdown.tsx'
import { clothOf, Felt } from '../felt.tsx'
import { LatestResults } from '../latest-results.tsx'
import { OnStage } from '../on-stage.tsx'
import type { LiveTableView } from '../use-table.ts'
import { Statistics } from './numbers.tsx'
import { RouletteCaption } from './roulette-caption.tsx'

type SceneProps = {
  readonly view: LiveTableView
  readonly payout: number | null
  readonly staked: number
  readonly parts: Readonly<Record<'board' | 'track' | 'wheel' | 'rules' | 'bar', ReactNode>>
}

/** Wide screens: the felt lies in perspective. */
export function WideScene({ view, payout, staked, parts }: SceneProps) {
  const { table, state, results } = view
  return (
    <>
      <div className="relative z-10 flex items-start justify-between px-6 pt-4">
        <div className="flex items-end gap-4">
          <LatestResults view={view} />
          {parts.rules}
        </div>
        <div className="flex items-center gap-6">
          <CallOf view={view} payout={payout} staked={staked} />
          <Countdown state={state} bettingMs={table.bettingMs} />
        </div>
      </div>
      <div className="absolute left-1/2 -translate-x-1/2" style={{ bottom: '62%', height: '36%' }}>
        <OnStage table={table} className="h-full" />
      </div>
      <Felt game={table.game} />
      <div className="absolute left-5 z-10" style={{ top: '24%', width: 'min(31%, 46vh)' }}>
        {parts.wheel}
      </div>
      <div className="absolute bottom-26 left-5 z-10 max-w-search" style={{ width: '31%' }}>
        <Statistics results={results} />
      </div>
      <div
        className="absolute right-6 bottom-26 z-10"
        style={{ perspective: '1500px', width: 'min(62%, 88vh)' }}
      >
        <div
          className="flex flex-col items-center gap-2"
          style={{ transform: 'rotateX(16deg)', transformOrigin: '50% 100%' }}
        >
          <div className="w-4/5">{parts.track}</div>
          {parts.board}
        </div>
      </div>
      <div className="absolute inset-x-5 bottom-3 z-20">{parts.bar}</div>
    </>
  )
}

/** Phones: the layout stands. */
export function TallScene({ view, payout, staked, parts }: SceneProps) {
  const { table, state, results } = view
  return (
    <>
      <div className="relative z-10 flex items-center justify-between gap-2 px-2 pt-1">
        <LatestResults view={view} />
        {parts.rules}
      </div>
      <div className="relative flex h-36 flex-none items-center justify-between px-2">
        <OnStage table={table} className="absolute bottom-0 left-1/2 h-34 -translate-x-3/5" />
        <div className="relative z-10 w-33">{parts.wheel}</div>
        <div className="relative z-10 flex flex-col items-end gap-2">
          <Countdown state={state} bettingMs={table.bettingMs} />
          <CallOf view={view} payout={payout} staked={staked} />
        </div>
      </div>
      <section
        aria-label={table.name}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes the focus
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto"
      >
        <div className="min-h-full px-3 pt-3 pb-4" style={{ background: clothOf(table.game) }}>
          <div className="mx-auto flex max-w-form flex-col gap-4">
            {parts.board}
            {parts.track}
            <Statistics results={results} />
          </div>
        </div>
      </section>
      {parts.bar}
    </>
  )
}

function CallOf({ view, payout, staked }: Pick<SceneProps, 'view' | 'payout' | 'staked'>) {
  return <RouletteCaption view={view} won={payout !== null && payout > staked ? payout : null} />
}
