import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Heading } from '../../../shared/content/outline.ts'

/** Texts with fewer parts have no table of contents. */
const PARTS_MIN = 3

/** The parts of a text as links: collapsed above it on narrow screens, beside it on wide ones. */
export function TableOfContents({ headings }: { readonly headings: readonly Heading[] }) {
  const t = useTranslations('content')
  const parts = headings.filter(({ level }) => level === 2)
  if (parts.length < PARTS_MIN) return null
  const links = (
    <ol className="flex flex-col">
      {parts.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center border-l-2 border-line py-1.5 pl-4 text-sm text-muted hover:border-brand hover:text-text"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <details className="group rounded-banner border border-line bg-surface px-5 xl:hidden">
        <summary className="flex min-h-13 items-center justify-between font-bold">
          {t('onThisPage')}
          <ChevronDown aria-hidden="true" className="size-5 text-muted transition group-open:rotate-180" />
        </summary>
        <div className="pb-4">{links}</div>
      </details>
      <nav
        aria-label={t('onThisPage')}
        className="sticky top-24 order-last flex max-h-dvh flex-col gap-3 overflow-y-auto max-xl:hidden"
      >
        <p className="text-sm font-bold">{t('onThisPage')}</p>
        {links}
      </nav>
    </>
  )
}
