import { VIRTUAL_TABLES } from '@poyraz/games/virtual'
import { virtualPaths } from '@poyraz/site/virtual'
import { CHIP } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { SportMark } from '../components/sport-mark.tsx'

const SPORT_OF = { league: 'football', horses: 'horse_racing', dogs: 'greyhound_racing' } as const

/** Links to the virtual games. */
export function VirtualNav() {
  const t = useTranslations('virtual')
  return (
    <nav aria-label={t('nav')} className="scroll-row -mx-4 mb-4 gap-2 px-4 py-1 lg:-mx-1 lg:px-1">
      <Link to={virtualPaths.lobby} activeOptions={{ exact: true }} className={CHIP}>
        {t('title')}
      </Link>
      {VIRTUAL_TABLES.map(({ game }) => (
        <Link key={game} to={virtualPaths.game} params={{ game }} className={CHIP}>
          <SportMark sport={SPORT_OF[game]} side={20} />
          {t(`games.${game}`)}
        </Link>
      ))}
    </nav>
  )
}
