import { Button, EmptyState } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { useLeave } from '../hooks/use-leave.ts'

/** Replaces a game that this browser cannot run. There is no retry. */
export function UnsupportedScreen() {
  const t = useTranslations('play')
  const leave = useLeave()
  return (
    <div role="alert" className="absolute inset-0 grid place-items-center overflow-y-auto bg-bg">
      <EmptyState
        art={<Picture src={PICTURES.nazar} side={96} className="art" />}
        title={t('unsupportedTitle')}
        text={t('unsupportedText')}
        action={<Button onClick={leave}>{t('back')}</Button>}
      />
    </div>
  )
}
