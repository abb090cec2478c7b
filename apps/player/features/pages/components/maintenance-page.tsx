import { SECOND_MS } from '@poyraz/kernel'
import { EmptyState } from '@poyraz/ui'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { call } from '../../../shared/endpoint/call.ts'
import { leaveMaintenance } from '../../../shared/endpoint/maintenance.ts'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'

const ASK_EVERY_MS = 20 * SECOND_MS

/** Shown while the site is closed; it asks from time to time and goes on once the answer is yes. */
export function MaintenancePage() {
  const t = useTranslations('maintenance')
  const navigate = useNavigate()
  usePageTitle(t('title'))
  useEffect(() => {
    const ask = async () => {
      const answer = await call('maintenance.check_status', {})
      if (!answer.ok) return
      leaveMaintenance()
      await navigate({ to: '/' })
    }
    void ask()
    const timer = setInterval(() => void ask(), ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [navigate])
  return (
    <EmptyState
      isPage
      art={<Picture src={PICTURES.home} side={96} className="art" />}
      title={t('title')}
      text={t('text')}
    />
  )
}
