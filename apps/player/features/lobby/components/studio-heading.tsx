import { slotPaths } from '@poyraz/site/slots'
import { CHIP } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ChipCount } from '../../../shared/lists/filter-row.tsx'
import { ProviderChips } from '../../../shared/lists/lobby-chips.tsx'
import type { LobbyItem } from './lobby-filters.tsx'

/** Heading above all games, with the studios to choose one. */
export function StudioHeading({ providers }: Pick<LobbyItem, 'providers'>) {
  const t = useTranslations('lobby')
  const total = providers.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="-mb-4 flex flex-wrap items-center gap-x-5 gap-y-2">
      <h2 className="text-xl md:text-2xl">{t('byStudio')}</h2>
      <nav aria-label={t('byStudio')} className="scroll-row -mx-4 gap-2 px-4 py-1 lg:mx-0 lg:px-0">
        <Link to={slotPaths.lobby} resetScroll={false} className={CHIP}>
          {t('all')}
          <ChipCount>{total}</ChipCount>
        </Link>
        <ProviderChips to={slotPaths.provider} providers={providers} />
      </nav>
    </div>
  )
}
