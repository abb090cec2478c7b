import type { CascadeRules } from '@poyraz/games'
import { ladderOf } from '../round/cascade/ladder-of.ts'
import styles from './cascade-times.module.css'
import { useStudioState, useText } from './context.ts'

/**
 * The multipliers of a cascade beside its grid: the ladder of its steps, or the jar that collects multiplier
 * symbols. Hidden from screen readers, because the amounts that they hear contain them.
 */
export function CascadeTimes({ rules }: { readonly rules: CascadeRules }) {
  const free = useStudioState((state) => state.feature !== null)
  const steps = rules.stepMultipliers[free ? 'free' : 'base']
  if (steps.some((times) => times > 1)) return <StepLadder steps={steps} />
  if (rules.orbs) return <Jar gathers={free && rules.orbs.gathers} />
  return null
}

function StepLadder({ steps }: { readonly steps: readonly number[] }) {
  const t = useText()
  const times = useStudioState((state) => state.cascade?.multiplier ?? steps[0] ?? 1)
  const { rungs, from, at } = ladderOf(steps, times)
  return (
    <div className={styles['times']} aria-hidden="true">
      <p className={styles['name']}>{t('cascade.multiplier')}</p>
      <ol className={styles['rungs']}>
        {rungs.map((one, index) => (
          <li
            key={one}
            className={styles['rung']}
            data-now={from + index === at ? '' : undefined}
            data-passed={from + index < at ? '' : undefined}
          >
            ×{one}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The glass jar: multiplier symbols of this spin, or the total that free spins have gathered. */
function Jar({ gathers }: { readonly gathers: boolean }) {
  const t = useText()
  const orbs = useStudioState((state) => state.cascade?.orbs ?? 0)
  return (
    <div className={styles['times']} aria-hidden="true">
      <GlassJar orbs={orbs} />
      <p className={styles['label']}>
        <span>{t(gathers ? 'cascade.jar' : 'cascade.orbs')}</span>
        <strong key={orbs} className={styles['total']}>
          {orbs > 0 ? `×${orbs}` : '–'}
        </strong>
      </p>
    </div>
  )
}

function GlassJar({ orbs }: { readonly orbs: number }) {
  return (
    <svg className={styles['jar']} viewBox="0 0 200 240">
      <rect x="46" y="4" width="108" height="26" rx="10" fill="#b5713f" />
      <rect x="46" y="22" width="108" height="8" fill="#8c4f26" />
      <path
        d="M52 30h96c2 22 36 30 36 68v104c0 20-14 34-34 34H50c-20 0-34-14-34-34V98c0-38 34-46 36-68Z"
        fill="rgb(255 255 255 / 0.2)"
        stroke="rgb(255 255 255 / 0.75)"
        strokeWidth="5"
      />
      <path
        d="M36 96c2-16 10-22 18-28"
        fill="none"
        stroke="#fff"
        strokeWidth="8"
        strokeLinecap="round"
        opacity="0.8"
      />
      {Array.from({ length: Math.min(7, orbs) }, (_, index) => (
        <circle
          key={index}
          cx={48 + (index % 4) * 34 + (index > 3 ? 16 : 0)}
          cy={index > 3 ? 178 : 208}
          r="19"
          fill={ORBS[index % ORBS.length]}
          stroke="#fff"
          strokeOpacity="0.7"
          strokeWidth="3"
        />
      ))}
    </svg>
  )
}

const ORBS = ['#8fd14f', '#ff6fae', '#ffb53d', '#63c8ff', '#b98bff'] as const
