import type { ControlsProps } from '../client.ts'
import { riskChoices } from '../risk.ts'
import { useSpeech } from '../views/original-context.ts'
import { Segmented } from '../views/segmented.tsx'
import type { WheelOptions } from './client.ts'
import { RISKS } from './options.ts'

export function WheelControls({ options, setOptions, isLocked }: ControlsProps<WheelOptions>) {
  const speech = useSpeech()
  return (
    <Segmented
      name={speech.t('original.risk')}
      value={options.risk}
      choices={riskChoices(RISKS, speech)}
      disabled={isLocked}
      onChange={(risk) => setOptions({ risk })}
    />
  )
}
