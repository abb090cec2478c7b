import { addressOf } from '@poyraz/site'
import { contentPaths } from '@poyraz/site/content'
import { verifyPaths } from '@poyraz/site/verify'
import { Card, HOUSE_NAME, Lattice, Logo, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { contentArtUrl } from '../../../shared/art/content-art.ts'
import { Picture } from '../../../shared/art/picture.tsx'
import { pageQuery } from '../../../shared/content/content.ts'
import { RichText } from '../../../shared/content/rich-text.tsx'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { HelpCard } from './help-card.tsx'
import { TextSkeleton } from './info-page.tsx'

/** The about page: a headline, then the content's text. */
export function AboutPage() {
  const t = useTranslations('content')
  const { data, error, refetch } = useQuery(pageQuery('AboutUs', useLang()))
  const text = data?.data[0]?.Text
  usePageTitle(t('about'))
  return (
    <div className="flex flex-col gap-6 md:gap-8">
      <AboutBanner />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-5 lg:gap-7">
        <div className="min-w-0 lg:col-span-3">
          {error && <ListFailure error={error} onRetry={() => void refetch()} />}
          {!error && text === undefined && <TextSkeleton />}
          {text !== undefined && (
            <Card className="md:p-8">
              <RichText html={text} className="max-w-prose" />
            </Card>
          )}
        </div>
        <div className="flex flex-col gap-3 lg:col-span-2">
          <HelpCard
            to={verifyPaths.verify}
            art="1f50e"
            title={t('help.verify')}
            text={t('help.verifyText')}
          />
          <HelpCard
            to={addressOf(contentPaths.info, { pageKey: 'ResponsibleGaming' })}
            art="1f9d8"
            title={t('help.responsible')}
            text={t('help.responsibleText')}
          />
          <HelpCard to={contentPaths.support} art="1f4ac" title={t('support')} text={t('help.supportText')} />
        </div>
      </div>
    </div>
  )
}

function AboutBanner() {
  const t = useTranslations('content')
  return (
    <header className="ground ground-reef relative isolate flex min-h-72 flex-col justify-center gap-3 overflow-hidden rounded-banner p-6 text-white md:p-12 md:pr-84">
      <Lattice />
      <div className="side-scrim absolute inset-0" />
      <p translate="no" className="relative flex items-center gap-3 font-display text-xl font-heavy">
        <span className="grid size-11 flex-none place-items-center rounded-control bg-bg">
          <Logo className="size-8" />
        </span>
        {HOUSE_NAME}
      </p>
      <h1 className="relative max-w-140 text-hero font-heavy tracking-tighter">{t('aboutTitle')}</h1>
      <p className="relative max-w-110 text-pretty max-sm:pr-16 md:text-lg">{t('aboutText')}</p>
      <Picture
        src={contentArtUrl('1f3ee')}
        side={256}
        className="art absolute right-3 bottom-4 h-auto w-20 md:right-16 md:w-56"
      />
    </header>
  )
}
