import { Button, cx } from '@poyraz/ui'
import { RotateCcw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { RunnerNumber } from '../../../../shared/virtual/runner-number.tsx'
import type { Outright } from '../../api/types.ts'
import { OddsButton } from '../../components/odds-button.tsx'
import { betEventOf } from '../../slip/outrights.ts'
import type { VirtualRound } from '../queries.ts'
import { COMBINATIONS, type CombinationCode, outcomeOf, press } from './combination.ts'
import { Silks } from './silks.tsx'

type Props = { readonly round: VirtualRound; readonly outright: Outright; readonly code: CombinationCode }

/** A bet on the first runners: they are chosen one after the other, and the complete choice has a price. */
export function CombinationPicker({ round, outright, code }: Props) {
  const t = useTranslations('virtual.race')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const market = outright.markets.find((one) => one.code === code)
  if (!market) return null
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{t(`pick.${code}`)}</p>
      <Slots {...{ round, code, chosen }} />
      <ul className="grid grid-cols-2 gap-2 lg:grid-cols-4">
        {round.runners.map((runner, index) => (
          <li key={runner.teamID}>
            <RunnerChoice
              {...{ round, chosen }}
              number={index + 1}
              isFull={chosen.length === COMBINATIONS[code].runners}
              onPress={() => setChosen(press(chosen, index + 1, code))}
            />
          </li>
        ))}
      </ul>
      <div className="flex min-h-13 items-center gap-3">
        <Button
          variant="ghost"
          className="flex-none whitespace-nowrap"
          disabled={chosen.length === 0}
          onClick={() => setChosen([])}
        >
          <RotateCcw aria-hidden="true" className="size-4" />
          {t('reset')}
        </Button>
        <Priced {...{ outright, market, code, chosen }} />
      </div>
    </div>
  )
}

type Chosen = { readonly chosen: readonly number[] }

/** The places of the bet with the runners that are chosen for them. */
function Slots({ round, code, chosen }: Chosen & Pick<Props, 'round' | 'code'>) {
  const t = useTranslations('virtual.race')
  const { runners, ordered } = COMBINATIONS[code]
  return (
    <ol className="grid auto-cols-fr grid-flow-col gap-2">
      {Array.from({ length: runners }, (_, place) => {
        const number = chosen[place]
        return (
          <li
            key={place}
            className={cx(
              'flex min-h-14 min-w-0 items-center gap-2 rounded-tile border px-3 py-2',
              number === undefined ? 'border-dashed border-line-strong' : 'border-brand bg-brand-soft',
            )}
          >
            {number !== undefined && <RunnerNumber number={number} />}
            <span className="min-w-0">
              <span className="block text-xs text-muted">
                {ordered ? t('slot', { place: place + 1 }) : t('slotEither')}
              </span>
              <b className="block truncate text-sm">
                {number === undefined ? t('slotEmpty') : round.runners[number - 1]?.name}
              </b>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

type ChoiceProps = Chosen & {
  readonly round: VirtualRound
  readonly number: number
  readonly isFull: boolean
  readonly onPress: () => void
}

function RunnerChoice({ round, chosen, number, isFull, onPress }: ChoiceProps) {
  const t = useTranslations('virtual.race')
  const runner = round.runners[number - 1]
  const place = chosen.indexOf(number)
  const isChosen = place !== -1
  if (!runner) return null
  const name = t('runner', { number, name: runner.name })
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={(isFull && !isChosen) || undefined}
      onClick={onPress}
      className={cx(
        'flex min-h-13 w-full items-center gap-2 rounded-control border px-2 text-left text-sm font-semibold transition',
        isChosen ? 'border-brand bg-brand-soft' : 'border-line bg-surface-2 hover:border-line-strong',
        isFull && !isChosen && 'opacity-55',
      )}
    >
      <span className="sr-only">{isChosen ? t('chosen', { runner: name, place: place + 1 }) : name}</span>
      <RunnerNumber number={number} />
      <span className="max-sm:hidden">
        <Silks runner={runner} number={number} isDog={round.game === 'dogs'} />
      </span>
      <span aria-hidden="true" className="min-w-0 flex-1 leading-snug">
        {runner.name}
      </span>
      {isChosen && (
        <span
          aria-hidden="true"
          className="grid size-6 flex-none place-items-center rounded-chip bg-brand text-xs font-bold text-on-brand"
        >
          {place + 1}
        </span>
      )}
    </button>
  )
}

type PricedProps = Chosen &
  Pick<Props, 'outright' | 'code'> & { readonly market: Outright['markets'][number] }

/** The price of a complete choice, which goes to the coupon by a press. */
function Priced({ outright, market, code, chosen }: PricedProps) {
  const t = useTranslations('virtual.race')
  const event = useMemo(() => betEventOf(outright), [outright])
  const outcome = outcomeOf(market, chosen, code)
  const isComplete = chosen.length === COMBINATIONS[code].runners
  return (
    <div role="status" className="ml-auto w-36 sm:w-44">
      {outcome && <OddsButton event={event} market={market} outcome={outcome} label={chosen.join(' – ')} />}
      {isComplete && !outcome && <span className="text-sm text-muted">{t('noPrice')}</span>}
    </div>
  )
}
