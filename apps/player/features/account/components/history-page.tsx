import { accountPaths, HISTORY_KINDS } from '@poyraz/site/account'
import { Card, CHIP } from '@poyraz/ui'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { BonusBanner } from '../../../shared/bonuses/bonus-banner.tsx'
import { BonusTexts } from '../../../shared/i18n/bonus-texts.tsx'
import { AccountNav } from '../../../shared/navigation/account-nav.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { useOpenInView } from '../../../shared/navigation/pill-row.tsx'
import { WalletNav } from '../../../shared/navigation/wallet-nav.tsx'
import type { HistoryKind } from '../history-search.ts'
import { CouponHistory } from './coupon-history.tsx'
import { RoundHistory } from './round-history.tsx'
import { SharedRounds } from './shared-rounds.tsx'
import { StatementHistory } from './statement-history.tsx'

const route = getRouteApi(`/open/players${accountPaths.history}`)

/** The histories of an account. Each kind has its own filters, totals and file. */
export function HistoryPage() {
  const t = useTranslations('history')
  const { kind } = route.useParams()
  const { via } = route.useSearch()
  const kinds = useOpenInView(kind)
  usePageTitle(`${t('title')}: ${t(`kinds.${kind}`)}`)
  return (
    <div className="flex flex-col gap-5">
      {via === 'wallet' ? <WalletNav open="history" /> : <AccountNav open="history" />}
      <div>
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-1 text-muted">{t(`text.${kind}`)}</p>
      </div>
      <nav
        ref={kinds}
        aria-label={t('nav')}
        className="scroll-row relative -mx-4 gap-2 px-4 py-1 lg:mx-0 lg:px-0"
      >
        {HISTORY_KINDS.map((name) => (
          <Link
            key={name}
            to={accountPaths.history}
            params={{ kind: name }}
            search={{ via }}
            resetScroll={false}
            className={CHIP}
          >
            {t(`kinds.${name}`)}
          </Link>
        ))}
      </nav>
      {kind === 'bonus' && <CurrentBonus />}
      <Card>
        <List key={kind} kind={kind} />
      </Card>
      {kind === 'game' && <SharedRounds />}
    </div>
  )
}

/** The active bonus with its progress, else an offer that the player can take. */
function CurrentBonus() {
  return (
    <BonusTexts>
      <div className="grid empty:hidden md:max-w-150">
        <BonusBanner />
      </div>
    </BonusTexts>
  )
}

function List({ kind }: { readonly kind: HistoryKind }) {
  if (kind === 'game') return <RoundHistory />
  if (kind === 'bet') return <CouponHistory />
  return <StatementHistory kind={kind} />
}
