import { cx, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { dataFileQuery, type MenuEntry } from '../../shared/endpoint/public-reads.ts'
import { isOwnAddress, linkTo } from '../../shared/navigation/site-address.ts'
import { useSignedIn } from '../../shared/session/session-store.ts'
import { FooterSection } from './footer-section.tsx'
import { leavesOf } from './menu-leaves.ts'

/** A group with more entries takes two columns on wide screens. */
const COLUMN_MAX = 4

/** The footer menu: one section per group. Entries without a group come first. */
export function FooterMenu() {
  const t = useTranslations('footer')
  const lang = useLang()
  const { data = [] } = useQuery(dataFileQuery('footer-menu'))
  const alone = data.filter(({ children }) => children.length === 0)
  const groups = data.filter(({ children }) => children.length > 0)
  return (
    <nav
      aria-label={t('links')}
      className="gap-x-6 gap-y-5 md:grid md:grid-cols-3 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none"
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
  const isLong = shown.length > COLUMN_MAX
  const list = (
    <ul className={cx(isLong && 'gap-x-6 lg:columns-2')}>
      {shown.map((entry) => (
        <li key={entry.id}>
          <Link
            {...linkTo(entry.url)}
            className="inline-flex min-h-11 min-w-11 items-center text-sm text-muted hover:text-text md:min-h-6.5"
          >
            {entry.title[lang]}
          </Link>
        </li>
      ))}
    </ul>
  )
  if (!title) return list
  return (
    <FooterSection title={title} className={cx(isLong && 'lg:col-span-2')}>
      {list}
    </FooterSection>
  )
}
