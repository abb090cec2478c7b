import {
  asLotteryOutcome,
  type CascadeRules,
  type CascadeSpin,
  type LotteryOutcome,
  type SlotOutcome,
  type SlotSpin,
} from '@poyraz/games'
import { Badge, Card, useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { cascadeRules, type RoundProof, symbolNames } from '../verify-proof.ts'
import { CascadeView } from './cascade-view.tsx'
import { GridTable } from './grid-table.tsx'

/** Maximum number of spins or winners shown; the saved proof has all of them. */
const SPINS_SHOWN_MAX = 60

/** Outcome of a round: the reel windows with their wins, or the winning tickets. */
export function OutcomeView({ proof }: { readonly proof: RoundProof }) {
  const draw = asLotteryOutcome(proof.outcome)
  return draw ? <LotteryOutcomeView draw={draw} /> : <SlotOutcomeView proof={proof} />
}

function LotteryOutcomeView({ draw }: { readonly draw: LotteryOutcome }) {
  const t = useTranslations('verify')
  return (
    <Card>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-lg">{t('result')}</h2>
        <p className="font-bold tabular-nums">{t('tickets', { count: draw.tickets })}</p>
      </div>
      <ol className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-3">
        {draw.winners.slice(0, SPINS_SHOWN_MAX).map((ticket, index) => (
          <li key={index} className="rounded-control bg-surface-2 px-3 py-2 text-sm">
            <span className="block text-xs text-muted">{t('prize', { place: index + 1 })}</span>
            <span className="font-bold tabular-nums">{t('ticket', { number: ticket })}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function SlotOutcomeView({ proof }: { readonly proof: RoundProof }) {
  const t = useTranslations('verify')
  const names = symbolNames(proof.gameID, useLang())
  const rules = cascadeRules(proof.gameID)
  const outcome = asSlotOutcome(proof.outcome)
  if (!outcome || outcome.spins.length === 0) return null
  return (
    <Card>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-lg">{t('result')}</h2>
        <p className="font-bold tabular-nums">{t('units', { units: outcome.units })}</p>
      </div>
      <ol className="mt-3 flex flex-col gap-4">
        {outcome.spins.slice(0, SPINS_SHOWN_MAX).map((spin, index) => (
          <li key={index}>
            <SpinView spin={spin} index={index} names={names} rules={rules} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function SpinView(props: {
  readonly spin: SlotSpin
  readonly index: number
  readonly names: ReadonlyMap<string, string>
  /** Rules of a cascade game, by which the steps are drawn. */
  readonly rules: CascadeRules | null
}) {
  const t = useTranslations('verify')
  const { spin, names, rules } = props
  const { window: reels, mode, units } = spin
  const caption = t('spin', { index: props.index + 1 })
  return (
    <>
      <p className="mb-1.5 flex items-center gap-2 text-sm">
        <span className="font-bold">{caption}</span>
        {mode === 'free' && <Badge tone="lamp">{t('free')}</Badge>}
        <span className="ml-auto text-muted tabular-nums">{t('units', { units })}</span>
      </p>
      {rules && hasSteps(spin) ? (
        <CascadeView rules={rules} spin={spin} names={names} />
      ) : (
        <GridTable caption={caption} grid={reels} names={names} />
      )}
    </>
  )
}

/** Validates the steps of a spin as those of a cascade that won something. */
function hasSteps(spin: SlotSpin): spin is CascadeSpin {
  const { steps } = spin as { readonly steps?: unknown }
  return Array.isArray(steps) && steps.length > 0 && steps.every(isStep)
}

function isStep(value: unknown): boolean {
  const { wins, fallen } = (value ?? {}) as { readonly wins?: unknown; readonly fallen?: unknown }
  const isPlain = Array.isArray(fallen) && fallen.every(Array.isArray)
  return (
    isPlain &&
    Array.isArray(wins) &&
    wins.every((win) => Array.isArray(win?.cells) && win.cells.every(Array.isArray))
  )
}

/**
 * Validates the outcome as a slot's; returns `null` for another shape, since a proof may be of another game
 * or forged.
 */
function asSlotOutcome(value: unknown): SlotOutcome | null {
  if (typeof value !== 'object' || value === null || !('spins' in value) || !Array.isArray(value.spins))
    return null
  const whole = value.spins.every((spin: unknown) => {
    const { window: reels } = (spin ?? {}) as { window?: unknown }
    return Array.isArray(reels) && reels.length > 0 && reels.every(Array.isArray)
  })
  return whole ? (value as unknown as SlotOutcome) : null
}
