import { PAGE_KEYS, type PageKey } from '@poyraz/contract/page-keys'
import { contentPaths } from '@poyraz/site/content'
import { CHIP, cx } from '@poyraz/ui'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

const KEYS = Object.keys(PAGE_KEYS) as PageKey[]
/** Distance in px between the first chip and the edge of the row. */
const EDGE_PX = 16
/** Chips in a row on phones, a column beside the text on wide screens. */
const WIDE =
  'lg:w-full lg:rounded-control lg:border-transparent lg:bg-transparent lg:data-[status=active]:border-transparent ' +
  'lg:data-[status=active]:bg-brand-soft lg:data-[status=active]:text-text lg:whitespace-normal'

/** Links to the information pages and the questions. Scrolls the active link into view. */
export function InfoNav() {
  const t = useTranslations('content')
  const path = useLocation({ select: ({ pathname }) => pathname })
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>(`a[href="${path}"]`)
    if (here) row.current?.scrollTo({ left: here.offsetLeft - EDGE_PX })
  }, [path])
  return (
    <nav
      ref={row}
      aria-label={t('info')}
      className="scroll-row relative -mx-4 min-w-0 gap-2 px-4 lg:sticky lg:top-24 lg:mx-0 lg:flex-col lg:gap-1 lg:px-0"
    >
      {KEYS.map((pageKey) => (
        <Link
          key={pageKey}
          to={contentPaths.info}
          params={{ pageKey }}
          activeOptions={{ includeHash: false }}
          className={cx(CHIP, WIDE)}
        >
          {t(`pages.${pageKey}`)}
        </Link>
      ))}
      <Link to={contentPaths.faq} className={cx(CHIP, WIDE)}>
        {t('faq')}
      </Link>
    </nav>
  )
}
