import { sportsPaths } from '@poyraz/site/sports'
import { CHIP, Select } from '@poyraz/ui'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { ODDS_FORMATS } from '../odds/odds-format.ts'
import { chooseOddsFormat, useOddsFormat } from '../odds/use-odds.ts'

const PAGES = ['home', 'live', 'results', 'seasons', 'favourites', 'coupons'] as const

/** Links to the pages of the sportsbook, and the odds format. */
export function SportsNav() {
  const t = useTranslations('sports')
  const row = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // A phone has no room for all of them: the present one must be in sight.
  useEffect(() => {
    const [link] = row.current?.querySelectorAll<HTMLElement>('[data-status=active]') ?? []
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  return (
    <div className="mb-4 flex items-center gap-3">
      <nav
        ref={row}
        aria-label={t('nav')}
        className="scroll-row -mx-4 min-w-0 flex-1 gap-2 px-4 py-1 lg:-mx-1 lg:px-1"
      >
        {PAGES.map((page) => (
          <Link
            key={page}
            to={sportsPaths[page]}
            activeOptions={{ exact: page === 'home', includeSearch: false }}
            className={CHIP}
          >
            {t(`pages.${page}`)}
          </Link>
        ))}
      </nav>
      <OddsFormatChoice />
    </div>
  )
}

function OddsFormatChoice() {
  const t = useTranslations('sports')
  const format = useOddsFormat((state) => state.format)
  return (
    <span className="w-36 flex-none max-md:hidden">
      <Select
        aria-label={t('oddsFormat')}
        invalid={false}
        options={ODDS_FORMATS.map((value) => ({ value, label: t(`formats.${value}`) }))}
        value={format}
        onChange={({ target }) =>
          chooseOddsFormat(ODDS_FORMATS.find((one) => one === target.value) ?? 'decimal')
        }
      />
    </span>
  )
}
