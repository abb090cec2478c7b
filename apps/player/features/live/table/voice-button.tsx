import { IconButton } from '@poyraz/ui'
import { Volume2, VolumeX } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { canSpeak, useSpokenCalls } from './spoken-calls.ts'

/** Turns the spoken calls on or off; nothing in a browser without a voice. */
export function VoiceButton({ className }: { readonly className: string }) {
  const t = useTranslations('table')
  const { isOn, toggle } = useSpokenCalls()
  if (!canSpeak()) return null
  return (
    <IconButton label={t(isOn ? 'soundOff' : 'soundOn')} onClick={toggle} className={className}>
      {isOn ? <Volume2 className="size-5" /> : <VolumeX className="size-5" />}
    </IconButton>
  )
}
