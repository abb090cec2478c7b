import { Link } from '@tanstack/react-router'
import { linkTo } from '../../../shared/navigation/site-address.ts'
import { useSignedIn } from '../../../shared/session/session-store.ts'
import type { FoundKind } from '../hooks/use-found.ts'

/** A line of results on the page of all results, and the list of them. */
export const ROW =
  'flex items-center rounded-tile border border-line bg-surface px-3 py-1 transition hover:border-line-strong'
export const ROWS = 'grid gap-2.5 md:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-5'

/** Shows items of one kind, in the way of the kind or as lines. */
export function KindResults(props: FoundKind & { readonly query: string }) {
  const { kind, items } = props
  const signedIn = useSignedIn()
  if (kind.Results) return <kind.Results {...props} />
  return (
    <ul className={ROWS}>
      {items.map((item) => (
        <li key={kind.keyOf(item)}>
          <Link {...linkTo(kind.addressOf(item, signedIn))} className={ROW}>
            <kind.Line item={item} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
