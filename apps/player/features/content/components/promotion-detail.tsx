import { systemClock } from '@poyraz/kernel'
import { contentPaths } from '@poyraz/site/content'
import { formatDateTime } from '@poyraz/text'
import { buttonClass, Card, EmptyState, Lattice, useLang } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { contentArtUrl } from '../../../shared/art/content-art.ts'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import type { Promotion } from '../../../shared/content/content.ts'
import { ContentLink } from '../../../shared/content/content-link.tsx'
import { periodState } from '../../../shared/content/period.ts'
import { RichText } from '../../../shared/content/rich-text.tsx'
import { StateBadge } from '../../../shared/content/state-badge.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { Facts } from './facts.tsx'

/** One promotion with its period and its terms. */
export function PromotionDetail({ promotion }: { readonly promotion: Promotion | undefined }) {
  const t = useTranslations('content')
  usePageTitle(promotion?.title ?? t('promotions'))
  if (!promotion) return <NoSuchPromotion />
  return (
    <div className="flex flex-col gap-5">
      <BackLink />
      <DetailBanner promotion={promotion} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-5">
        <Card className="lg:col-span-3 lg:p-8">
          <RichText html={promotion.html} className="max-w-prose" />
        </Card>
        <DetailFacts promotion={promotion} />
      </div>
    </div>
  )
}

function BackLink() {
  const t = useTranslations('content')
  return (
    <Link
      to={contentPaths.promotions}
      className="inline-flex min-h-11 items-center gap-2 self-start rounded-control font-bold text-brand hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-4.5" />
      {t('allPromotions')}
    </Link>
  )
}

function DetailBanner({ promotion }: { readonly promotion: Promotion }) {
  return (
    <header className="ground ground-sea relative isolate flex min-h-64 flex-col justify-center gap-3 overflow-hidden rounded-banner p-6 text-white md:p-10 md:pr-84">
      <Lattice />
      <div className="side-scrim absolute inset-0" />
      <p className="relative">
        <StateBadge state={periodState(promotion, systemClock.nowMs())} />
      </p>
      <h1 className="relative max-w-140 text-hero font-heavy tracking-tighter">{promotion.title}</h1>
      <p className="relative max-w-110 text-pretty text-base max-md:pr-24 md:text-lg">{promotion.summary}</p>
      <Picture
        src={contentArtUrl(promotion.image)}
        side={256}
        className="art absolute right-4 bottom-4 h-auto w-24 md:right-12 md:bottom-8 md:w-56"
      />
    </header>
  )
}

function DetailFacts({ promotion }: { readonly promotion: Promotion }) {
  const t = useTranslations('content')
  const lang = useLang()
  const state = periodState(promotion, systemClock.nowMs())
  const facts = [
    [t('kind'), t(`category.${promotion.category}`)],
    [t('from'), formatDateTime(promotion.Start_date, lang)],
    [t('until'), formatDateTime(promotion.End_date, lang)],
  ] as const
  return (
    <Card className="flex flex-col gap-5 lg:sticky lg:top-24 lg:col-span-2">
      <h2 className="text-xl">{t('inShort')}</h2>
      <Facts facts={facts} />
      <p className="text-sm text-muted">{t('istanbulTime')}</p>
      {promotion.cta && state !== 'finished' && (
        <ContentLink href={promotion.cta.url} className={buttonClass({ size: 'lg', block: true })}>
          {promotion.cta.label}
        </ContentLink>
      )}
      {state === 'coming' && <p className="text-sm text-muted">{t('comingNote')}</p>}
    </Card>
  )
}

function NoSuchPromotion() {
  const t = useTranslations('content')
  return (
    <EmptyState
      isPage
      art={<Picture src={PICTURES.compass} side={96} className="art" />}
      title={t('noSuchPromotion')}
      text={t('noSuchPromotionText')}
      action={
        <Link to={contentPaths.promotions} className={buttonClass()}>
          {t('allPromotions')}
        </Link>
      }
    />
  )
}
