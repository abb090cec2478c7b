import { Card, Lattice, Logo } from '@poyraz/ui'
import type { ReactNode } from 'react'

/** Narrow page of the login and related forms: one card with one action. */
export function AuthCard(props: {
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}) {
  return (
    <div className="mx-auto w-full max-w-form py-4 md:py-10">
      <Card flush>
        <div className="ground ground-sea relative isolate flex items-center gap-4 overflow-hidden rounded-t-banner p-6 text-white">
          <Lattice />
          <span className="relative grid size-14 flex-none place-items-center rounded-tile bg-bg">
            <Logo className="size-10" />
          </span>
          <div className="relative">
            <h1 className="text-2xl">{props.title}</h1>
            {props.text && <p className="text-sm leading-snug">{props.text}</p>}
          </div>
        </div>
        <div className="flex flex-col gap-5 p-6">{props.children}</div>
      </Card>
    </div>
  )
}

export const TEXT_LINK =
  'inline-flex min-h-11 items-center rounded-small text-sm font-bold text-brand hover:underline'
