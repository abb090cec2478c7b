import { systemClock } from '@poyraz/kernel'
import { formatDate } from '@poyraz/text'
import { Badge, Logo, late, Wordmark } from '@poyraz/ui'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useAfterFirstView } from '../../shared/after-first-view.ts'
import { useNear } from '../../shared/near.ts'
import { PreferenceSwitches } from './preference-switches.tsx'

const FooterContent = late(() => import('./footer-content.tsx').then((module) => module.FooterContent))

/**
 * Footer of every page except games: content of the operator and the legal notices. While the notice about
 * stored data lies over the page, the footer ends above it, so that its switches can be reached.
 */
export function Footer() {
  return (
    <footer className="mt-16 border-t border-line bg-bg-raised [html:not([data-explained]):has([data-part=cookie-notice])_&]:mb-24">
      <div className="mx-auto flex max-w-content flex-col gap-4 px-4 py-5 lg:px-7">
        <ContentPart />
        <LegalPart />
      </div>
    </footer>
  )
}

/** Loads when it comes near the viewport; its space is reserved. */
function ContentPart() {
  const room = useRef<HTMLDivElement>(null)
  const near = useNear(room)
  const firstViewStands = useAfterFirstView()
  return (
    <div ref={room} className="min-h-110 md:min-h-96 lg:min-h-68">
      {near && firstViewStands && <FooterContent />}
    </div>
  )
}

function LegalPart() {
  const t = useTranslations('footer')
  const site = useTranslations('site')
  return (
    <div className="flex flex-col gap-5 border-t border-line pt-4 text-xs text-muted md:flex-row md:gap-10">
      <div className="flex flex-none flex-col gap-3 md:w-56">
        <div className="flex items-center justify-between gap-3">
          <p className="flex items-center gap-2 text-xl text-text">
            <Logo className="size-8" />
            <Wordmark />
          </p>
          <Copyright />
        </div>
        <PreferenceSwitches />
      </div>
      <div className="flex flex-1 flex-col gap-1.5">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="warning">{site('adults')}</Badge>
          <span>{t('adults')}</span>
          <span>{t('responsible')}</span>
        </p>
        <p>{t('playMoney')}</p>
        <p>
          <strong className="font-semibold text-text">{t('legalTitle')}: </strong>
          {t('legal')}
        </p>
      </div>
    </div>
  )
}

function Copyright() {
  const t = useTranslations('footer')
  return (
    <p className="text-xs text-muted" data-part="copyright">
      {t('copyright', { year: formatDate(systemClock.nowMs(), 'tr').slice(-4) })}
    </p>
  )
}
