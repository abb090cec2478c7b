import { type Kurus, kurus } from '@poyraz/kernel'
import { useState } from 'react'
import { CountUp } from './count-up.tsx'
import { Ladder } from './ladder.tsx'
import { PlateAmount, StakeTimes } from './plate-amount.tsx'

const END_COUNT_MS = 2200

/** The win of a round with free spins, as on the plate of large wins. */
export function LargeSum({ winKurus, stakeKurus }: Record<'winKurus' | 'stakeKurus', Kurus>) {
  const [shownKurus, setShown] = useState(kurus(0))
  return (
    <>
      <PlateAmount amountKurus={winKurus}>
        <CountUp from={kurus(0)} to={winKurus} ms={END_COUNT_MS} onAmount={setShown} />
      </PlateAmount>
      <StakeTimes winKurus={winKurus} stakeKurus={stakeKurus} />
      <Ladder amountKurus={shownKurus} stakeKurus={stakeKurus} />
    </>
  )
}
