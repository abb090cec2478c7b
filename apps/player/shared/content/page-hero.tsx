import { cx, Lattice } from '@poyraz/ui'
import type { ReactNode } from 'react'
import { Picture } from '../art/picture.tsx'
import type { Ground } from './grounds.ts'

/** Large banner at the top of a page that has little of its own to show: title, text, actions and a picture. */
export function PageHero(props: {
  /** A word above the title, such as a state. */
  readonly mark?: string
  readonly title: string
  readonly text: string
  /** URL of a picture, 256 px wide. */
  readonly art: string
  readonly ground: Ground
  readonly children?: ReactNode
}) {
  return (
    <header
      className={cx(
        'ground relative isolate flex min-h-64 flex-col items-start justify-center gap-3 overflow-hidden rounded-banner p-6 text-white md:min-h-72 md:p-12 md:pr-92',
        props.ground,
      )}
    >
      <Lattice />
      <div className="side-scrim absolute inset-0" />
      {props.mark && (
        <p className="relative rounded-small bg-lamp px-2 py-1 text-xs font-bold text-ink">{props.mark}</p>
      )}
      <h1 className="relative max-w-140 text-hero font-heavy tracking-tighter">{props.title}</h1>
      <p className="relative max-w-110 text-pretty max-sm:pr-12 md:text-lg">{props.text}</p>
      {props.children && (
        <div className="relative mt-1 flex flex-wrap gap-2 max-sm:pr-24">{props.children}</div>
      )}
      <Picture
        src={props.art}
        side={256}
        loading="first"
        className="art absolute right-3 bottom-4 h-auto w-24 md:right-16 md:bottom-6 md:w-52"
      />
    </header>
  )
}
