import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** A collapsed section with the numbers of the calculation. */
export function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className="group rounded-banner border border-line bg-surface">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-5 font-display text-lg font-bold tracking-tight">
        <span className="flex-1">{title}</span>
        <ChevronDown aria-hidden="true" className="size-5 text-muted transition group-open:rotate-180" />
      </summary>
      <div className="px-5 pb-5">{children}</div>
    </details>
  )
}

type Fact = readonly [name: string, value: string, code: boolean]

export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(([name, value, code]) => (
        <div key={name} className="border-b border-line py-2.5 last:border-b-0">
          <dt className="text-xs text-muted">{name}</dt>
          <dd className={code ? 'font-mono text-xs leading-normal break-all' : 'text-sm font-semibold'}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
