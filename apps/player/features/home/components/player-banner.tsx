import { cx, Lattice } from '@poyraz/ui'
import type { ReactNode } from 'react'
import { Picture } from '../../../shared/art/picture.tsx'

/** A banner of the player's home page: a label, a title with a text, actions, and a picture on the right. */
export function PlayerBanner(props: {
  readonly label?: string
  readonly title: string
  readonly text?: string
  readonly ground: string
  readonly art: string
  readonly className?: string
  readonly children: ReactNode
}) {
  const { label, title, text } = props
  return (
    <section
      className={cx(
        'ground relative isolate flex min-h-60 overflow-hidden rounded-banner text-white shadow-card',
        props.ground,
        props.className,
      )}
    >
      <Lattice />
      <div className="side-scrim absolute inset-0" />
      <div className="relative flex flex-1 flex-col items-start justify-center gap-2 p-6 pr-32 md:p-8 md:pr-56">
        {label && <p className="text-sm font-bold">{label}</p>}
        <h2 className="text-2xl tracking-tight md:text-4xl">{title}</h2>
        {text && <p className="max-w-110 text-pretty">{text}</p>}
        <div className="mt-2 flex flex-wrap gap-2">{props.children}</div>
      </div>
      <Picture
        src={props.art}
        side={256}
        loading="first"
        className="art absolute right-4 bottom-4 h-auto w-24 md:top-1/2 md:right-8 md:bottom-auto md:w-44 md:-translate-y-1/2"
      />
    </section>
  )
}
