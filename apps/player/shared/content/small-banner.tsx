import { cx, Lattice } from '@poyraz/ui'
import { contentArtUrl } from '../art/content-art.ts'
import { Picture } from '../art/picture.tsx'
import { ContentLink } from './content-link.tsx'
import type { Slide } from './slides.ts'

const BANNER =
  'ground group relative isolate flex min-h-36 flex-col overflow-hidden rounded-banner p-4 text-white shadow-card ' +
  'sm:justify-center sm:p-6 sm:pr-36 lg:pr-40'
const ART =
  'art absolute right-2 bottom-2 h-auto w-16 transition duration-300 group-hover:scale-106 sm:right-4 sm:bottom-3 ' +
  'sm:w-28 lg:w-32'

/**
 * Renders a slide as a small banner, which is one link if the slide has a link. `wide` is for a banner that
 * is alone in its row on phones.
 */
export function SmallBanner(props: { readonly slide: Slide; readonly wide?: boolean | undefined }) {
  const { slide, wide = false } = props
  const look = cx(BANNER, wide && 'max-sm:justify-center max-sm:pr-24', slide.ground)
  const inside = (
    <>
      <Lattice />
      <span className="side-scrim absolute inset-0" />
      <span className="relative font-display text-xl leading-snug font-bold tracking-tight sm:text-2xl">
        {slide.title}
      </span>
      <span className={cx('relative mt-1 text-sm leading-snug', !wide && 'max-sm:sr-only')}>
        {slide.text}
      </span>
      <Picture src={contentArtUrl(slide.image)} side={256} className={ART} />
    </>
  )
  if (!slide.link) return <div className={look}>{inside}</div>
  return (
    <ContentLink href={slide.link} className={cx(look, 'transition hover:brightness-108')}>
      {inside}
    </ContentLink>
  )
}
