import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { dataFileQuery, type MenuEntry } from '../../shared/endpoint/public-reads.ts'
import { isOwnAddress, linkTo } from '../../shared/navigation/site-address.ts'
import { useSignedIn } from '../../shared/session/session-store.ts'
import { leavesOf } from './menu-leaves.ts'

/** The footer menu: one column per group. Entries without a group are in the first column. */
export function FooterMenu() {
  const t = useTranslations('footer')
  const lang = useLang()
  const { data = [] } = useQuery(dataFileQuery('footer-menu'))
  const alone = data.filter(({ children }) => children.length === 0)
  const groups = data.filter(({ children }) => children.length > 0)
  return (
    <nav
      aria-label={t('links')}
      className="grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-3 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none"
    >
      {alone.length > 0 && <Column entries={alone} />}
      {groups.map((group) => (
        <Column key={group.id} title={group.title[lang]} entries={leavesOf([group])} />
      ))}
    </nav>
  )
}

function Column({ title, entries }: { readonly title?: string; readonly entries: readonly MenuEntry[] }) {
  const lang = useLang()
  const signedIn = useSignedIn()
  const shown = entries.filter(({ url, auth }) => isOwnAddress(url) && (signedIn || !auth))
  if (shown.length === 0) return null
  return (
    <div>
      {title && <h2 className="mb-1 font-text text-sm font-bold">{title}</h2>}
      <ul>
        {shown.map((entry) => (
          <li key={entry.id}>
            <Link
              {...linkTo(entry.url)}
              className="inline-flex min-h-11 min-w-11 items-center text-sm text-muted hover:text-text"
            >
              {entry.title[lang]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
