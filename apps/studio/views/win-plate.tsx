import { kurus } from '@poyraz/kernel'
import { Pointer } from 'lucide-react'
import { useState } from 'react'
import type { WinPlate as Plate } from '../round/shown.ts'
import { plateTierOf, RUNGS } from '../round/tier.ts'
import { CoinShower } from './coin-shower.tsx'
import { useGame, useGameState, useText } from './context.ts'
import { CountUp } from './count-up.tsx'
import { Ladder } from './ladder.tsx'
import { PlateAmount, StakeTimes } from './plate-amount.tsx'
import { PlateFrame } from './plate-frame.tsx'
import styles from './win-plate.module.css'

/**
 * The plate of a large win over the dimmed game. A tap anywhere finishes the count-up, and a second one the
 * plate. Its words are hidden from screen readers, because `AccessibleView` announces the result once.
 */
export function WinPlate() {
  const plate = useGameState((state) => state.plate)
  const t = useText()
  const { taps } = useGame()
  if (!plate) return null
  const label = t(plate.counted ? 'plate.close' : 'plate.finish')
  return (
    <button
      type="button"
      className={styles['cover']}
      data-tier={plate.tier}
      aria-label={label}
      onClick={() => taps.tap()}
    >
      <span className={styles['rays']} />
      <CoinShower depth="far" count={10} />
      <CoinShower depth="middle" count={14} />
      <span className={styles['stack']} aria-hidden="true">
        <Face plate={plate} />
        <span className={styles['finish']}>
          <Pointer className={styles['finger']} />
          {label}
        </span>
      </span>
      <CoinShower depth="near" count={4} />
    </button>
  )
}

/** The plate with its title, which rises with the counted amount, and the ladder below. */
function Face({ plate }: { readonly plate: Plate }) {
  const t = useText()
  const { winKurus, stakeKurus, countMs, counted } = plate
  const [shownKurus, setShown] = useState(kurus(0))
  const amount = counted ? winKurus : shownKurus
  const tier = plateTierOf(amount, stakeKurus) ?? RUNGS[0].tier
  return (
    <>
      <PlateFrame>
        <span key={tier} className={styles['title']}>
          {t(`plate.${tier}`)}
        </span>
        <PlateAmount amountKurus={winKurus}>
          <CountUp from={kurus(0)} to={winKurus} ms={counted ? 0 : countMs} onAmount={setShown} />
        </PlateAmount>
        <StakeTimes winKurus={winKurus} stakeKurus={stakeKurus} />
      </PlateFrame>
      <Ladder amountKurus={amount} stakeKurus={stakeKurus} />
    </>
  )
}
