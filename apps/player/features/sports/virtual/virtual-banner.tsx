import { virtualPaths } from '@poyraz/site/virtual'
import { Lattice } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { SportMark } from '../components/sport-mark.tsx'

/** The way from the sportsbook to the virtual games. */
export function VirtualBanner() {
  const t = useTranslations('sports')
  return (
    <Link
      to={virtualPaths.lobby}
      className="ground ground-ember relative flex min-h-16 items-center gap-3 overflow-hidden rounded-banner px-4 py-3 text-white md:px-6"
    >
      <Lattice className="" />
      <span className="relative flex flex-none -space-x-1">
        <SportMark sport="horse_racing" side={40} />
        <SportMark sport="greyhound_racing" side={40} />
      </span>
      <span className="relative min-w-0 flex-1">
        <b className="block font-display text-lg">{t('virtual.title')}</b>
        <span className="block truncate text-sm">{t('virtual.text')}</span>
      </span>
      <ChevronRight aria-hidden="true" className="relative size-5 flex-none" />
    </Link>
  )
}
