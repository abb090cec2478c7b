import {
  burstOf,
  type CascadeRules,
  type CascadeSpin,
  type CascadeStep,
  gridsOf,
  revealedGrid,
  type SymbolGrid,
} from '@poyraz/games'
import { useTranslations } from 'use-intl'
import { GridTable } from './grid-table.tsx'

type CascadeProps = {
  readonly rules: CascadeRules
  readonly spin: CascadeSpin
  readonly names: ReadonlyMap<string, string>
}

/** All steps of a cascade: each grid with its winning symbols, and the grid in which the spin ends. */
export function CascadeView({ rules, spin, names }: CascadeProps) {
  const t = useTranslations('verify')
  const grids = gridsOf(rules, spin)
  return (
    <ol className="flex flex-col gap-3">
      {spin.steps.map((step, index) => (
        <li key={index}>
          <StepView
            rules={rules}
            grid={grids[index] ?? spin.window}
            step={step}
            index={index}
            names={names}
          />
        </li>
      ))}
      <li>
        <p className="mb-1.5 text-xs text-muted">{t('lastGrid')}</p>
        <GridTable caption={t('lastGrid')} grid={grids.at(-1) ?? spin.window} names={names} />
      </li>
    </ol>
  )
}

function StepView(props: {
  readonly rules: CascadeRules
  readonly grid: SymbolGrid
  readonly step: CascadeStep
  readonly index: number
  readonly names: ReadonlyMap<string, string>
}) {
  const t = useTranslations('verify')
  const { rules, step, names } = props
  const grid = revealedGrid(rules, props.grid, step)
  const { gone, left } = burstOf(rules, grid, step)
  const caption = t('step', { index: props.index + 1 })
  return (
    <>
      <p className="mb-1.5 flex items-center gap-2 text-xs text-muted">
        <span className="font-bold">{caption}</span>
        {step.multiplier > 1 && <span>×{step.multiplier}</span>}
        <span className="ml-auto tabular-nums">{t('units', { units: step.units })}</span>
      </p>
      <GridTable caption={caption} grid={grid} names={names} marked={new Set([...gone, ...left.keys()])} />
    </>
  )
}
