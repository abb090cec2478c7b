import { protectionPaths } from '@poyraz/site/protection'
import { buttonClass } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { CirclePause } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ProtectionTexts } from '../../../shared/i18n/protection-texts.tsx'
import type { Exclusion } from '../../../shared/protection/protection.ts'
import { useExclusionText } from '../hooks/use-exclusion-text.ts'
import { useRealityShown, useWatchedProtection } from '../hooks/use-reality.ts'
import { RealityDialog } from './reality-dialog.tsx'

/** Part of every page of a player: the reality check when it is due, and the notice of an exclusion. */
export function ProtectionWatch() {
  return (
    <ProtectionTexts>
      <Watch />
    </ProtectionTexts>
  )
}

function Watch() {
  const protection = useWatchedProtection()
  const { shown, putAside } = useRealityShown(protection?.realityCheck.due ?? false)
  if (!protection) return null
  return (
    <>
      {protection.exclusion && <ExclusionBar exclusion={protection.exclusion} />}
      <RealityDialog check={shown ? protection.realityCheck : null} onAside={putAside} />
    </>
  )
}

function ExclusionBar({ exclusion }: { readonly exclusion: Exclusion }) {
  const t = useTranslations('exclusion')
  const textOf = useExclusionText()
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 bg-surface-2 px-4 py-1 text-sm">
      <p className="flex items-center gap-2 py-2 font-semibold">
        <CirclePause aria-hidden="true" className="size-4.5 flex-none text-muted" />
        <span>
          {textOf(exclusion)} {t('stillOpen')}
        </span>
      </p>
      <Link to={protectionPaths.limits} className={buttonClass({ variant: 'ghost' })}>
        {t('toLimits')}
      </Link>
    </div>
  )
}
