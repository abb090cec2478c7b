import { slotPaths } from '@poyraz/site/slots'
import { buttonClass, Lattice } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Picture } from '../art/picture.tsx'
import type { Ground } from './grounds.ts'

type Point = { readonly art: string; readonly title: string; readonly text: string }

/** Placeholder page of a feature that is not available yet: what it will be, and links to other pages. */
export function NotOpenYet(props: {
  readonly title: string
  readonly text: string
  /** URL of a picture, 256 px wide; pictures of the points are 128 px wide. */
  readonly art: string
  readonly ground: Ground
  readonly points: readonly Point[]
}) {
  const t = useTranslations('content')
  const all = useTranslations('lobby')('allGames')
  return (
    <div className="flex flex-col gap-6 md:gap-8">
      <header
        className={`ground relative isolate flex min-h-84 flex-col items-start justify-center gap-3 overflow-hidden rounded-banner p-6 text-white md:p-12 md:pr-92 ${props.ground}`}
      >
        <Lattice />
        <div className="side-scrim absolute inset-0" />
        <p className="relative rounded-small bg-lamp px-2 py-1 text-xs font-bold text-ink">{t('notOpen')}</p>
        <h1 className="relative max-w-140 text-hero font-heavy tracking-tighter">{props.title}</h1>
        <p className="relative max-w-110 text-pretty max-sm:pr-12 md:text-lg">{props.text}</p>
        <Link
          to={slotPaths.lobby}
          className={`relative mt-1 ${buttonClass({ variant: 'lamp', size: 'lg' })}`}
        >
          {all}
        </Link>
        <Picture
          src={props.art}
          side={256}
          loading="first"
          className="art absolute right-3 bottom-4 h-auto w-24 md:right-16 md:w-60"
        />
      </header>
      <Plans points={props.points} />
    </div>
  )
}

function Plans({ points }: { readonly points: readonly Point[] }) {
  const t = useTranslations('content')
  return (
    <section aria-labelledby="plans" className="flex flex-col gap-4">
      <h2 id="plans" className="text-xl md:text-2xl">
        {t('plans')}
      </h2>
      <ul className="grid grid-cols-1 gap-3 md:gap-4 lg:grid-cols-3">
        {points.map(({ art, title, text }) => (
          <li
            key={title}
            className="flex items-start gap-4 rounded-tile border border-line bg-surface p-5 shadow-card"
          >
            <Picture src={art} side={56} loading="lazy" className="size-14 flex-none" />
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
