import { poolOfLevel } from '@poyraz/games/jackpot-pools'
import { kurus } from '@poyraz/kernel'
import { formatMoney } from '@poyraz/text'
import type { Prompt } from '../round/shown.ts'
import { scatter } from '../scene/scatter.ts'
import { CoinShower } from './coin-shower.tsx'
import { useLanguage, useStudio, useText } from './context.ts'
import { CountUp } from './count-up.tsx'
import styles from './jackpot-scene.module.css'
import { PlateAmount } from './plate-amount.tsx'
import { pressOnce } from './press-once.ts'

const COUNT_MS = 5200

/**
 * The scene of a jackpot over the whole page: the water rises to its level, or the full moon does, and the
 * amount counts up. Its button goes on at any time.
 */
export function JackpotScene({ prompt }: { readonly prompt: Extract<Prompt, { kind: 'jackpot' }> }) {
  const t = useText()
  const lang = useLanguage()
  const { prompts, sounds } = useStudio()
  const { id, amountKurus, stakeKurus, replay } = prompt
  const pool = poolOfLevel(id)
  const level = pool?.rules.levels.find((one) => one.id === id)?.key ?? ''
  const name = (pool?.levelNames[level] ?? pool?.name)?.[lang] ?? ''
  const answer = () => {
    sounds.play('press')
    prompts.answer()
  }
  return (
    <div className={styles['scene']} data-level={level}>
      <Sky />
      <CoinShower depth="far" count={12} />
      <Sea />
      <CoinShower depth="middle" count={14} />
      <div className={styles['stack']}>
        {replay && <span className={styles['replay']}>{t('jackpot.replay')}</span>}
        <p id="prompt-text" className={styles['fell']}>
          {t('jackpot.fell')}
        </p>
        <h2 id="prompt-title" className={styles['name']}>
          {name}
        </h2>
        <PlateAmount amountKurus={amountKurus}>
          <CountUp from={kurus(0)} to={amountKurus} ms={replay ? 0 : COUNT_MS} />
        </PlateAmount>
        <p className={styles['stake']}>{t('jackpot.stake', { stake: formatMoney(stakeKurus, lang) })}</p>
        <button type="button" className={styles['answer']} onKeyDown={pressOnce} onClick={answer}>
          {t('feature.onward')}
        </button>
      </div>
      <CoinShower depth="near" count={4} />
    </div>
  )
}

const CRATERS = [
  [-34, -28, 17],
  [22, -44, 10],
  [34, 12, 20],
  [-18, 30, 12],
  [-52, 16, 8],
  [6, 58, 9],
] as const

const STARS = Array.from({ length: 110 }, (_, index) => index)
const GLINTS = Array.from({ length: 9 }, (_, index) => index)

/** Stars and the moon, which is full and large for Dolunay. */
function Sky() {
  return (
    <span className={styles['sky']} aria-hidden="true">
      <svg className={styles['stars']} viewBox="0 0 1440 640" preserveAspectRatio="xMidYMid slice">
        {STARS.map((star) => (
          <circle
            key={star}
            cx={1440 * scatter(star, 1)}
            cy={640 * scatter(star, 2)}
            r={0.8 + 1.6 * scatter(star, 3)}
            opacity={0.35 + 0.65 * scatter(star, 4)}
          />
        ))}
      </svg>
      <svg className={styles['moon']} viewBox="-100 -100 200 200">
        <circle r="90" className={styles['disc']} />
        {CRATERS.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} className={styles['crater']} />
        ))}
      </svg>
    </span>
  )
}

const WAVES = ['back', 'middle', 'front'] as const
/** Two equal waves, so that a shift by one of them shows no seam. */
const SURFACE = 'M0 40C120 -2 240 -2 360 40S600 82 720 40 960 -2 1080 40 1320 82 1440 40V400H0Z'

/** Three layers of water that roll and rise, and the light of the moon on them. */
function Sea() {
  return (
    <span className={styles['sea']} aria-hidden="true">
      {WAVES.map((layer) => (
        <svg key={layer} className={styles[layer]} viewBox="0 0 1440 400" preserveAspectRatio="none">
          <path d={SURFACE} />
        </svg>
      ))}
      <svg className={styles['glitter']} viewBox="0 0 100 100" preserveAspectRatio="none">
        {GLINTS.map((glint) => (
          <ellipse
            key={glint}
            cx={50 + 16 * (scatter(glint, 5) - 0.5)}
            cy={8 + glint * 10}
            rx={12 + 30 * scatter(glint, 6)}
            ry="1.1"
            opacity={0.5 - glint * 0.04}
          />
        ))}
      </svg>
    </span>
  )
}
