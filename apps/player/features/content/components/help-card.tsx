import { ChevronRight } from 'lucide-react'
import { contentArtUrl } from '../../../shared/art/content-art.ts'
import { Picture } from '../../../shared/art/picture.tsx'
import { ContentLink } from '../../../shared/content/content-link.tsx'

/** A card that is one link to a help page. */
export function HelpCard(props: {
  readonly to: string
  /** Code of a picture (see `contentArtUrl`). */
  readonly art: string
  readonly title: string
  readonly text: string
}) {
  return (
    <ContentLink
      href={props.to}
      className="group flex min-h-24 items-center gap-4 rounded-tile border border-line bg-surface p-4 shadow-card transition hover:border-line-strong"
    >
      <Picture
        src={contentArtUrl(props.art)}
        side={56}
        loading="lazy"
        className="size-14 flex-none transition group-hover:scale-106"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-display text-lg leading-snug font-bold tracking-tight">
          {props.title}
        </span>
        <span className="block text-sm text-muted">{props.text}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 flex-none text-muted" />
    </ContentLink>
  )
}
