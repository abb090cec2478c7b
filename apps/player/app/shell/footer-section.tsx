import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWide } from './use-wide.ts'

/**
 * A titled part of the footer; collapsed on phones. Elsewhere `inLine` sets the title and the children into
 * one line, and `className` the rest of its look.
 */
export function FooterSection(props: {
  readonly title: string
  readonly inLine?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  const { title, inLine = false, className, children } = props
  const wide = useWide()
  const heading = <h2 className="font-text text-sm font-bold">{title}</h2>
  if (wide) {
    return (
      <section className={className}>
        <div className={inLine ? 'mr-1.5' : 'mb-1'}>{heading}</div>
        {children}
      </section>
    )
  }
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3">
        {heading}
        <ChevronDown
          aria-hidden="true"
          className="size-5 flex-none text-muted transition group-open:rotate-180"
        />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  )
}
