import type { ReactNode } from 'react'
import { useOwnLinks } from './own-links.ts'

/** A link whose address comes from content: a path of this site, or an https URL of another site. */
export function ContentLink(props: {
  readonly href: string
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  const follow = useOwnLinks()
  return (
    <a href={props.href} onClick={follow} className={props.className}>
      {props.children}
    </a>
  )
}
