import { addressOf } from '@poyraz/site'
import { accountPaths } from '@poyraz/site/account'
import { contentPaths } from '@poyraz/site/content'
import { verifyPaths } from '@poyraz/site/verify'
import { buttonClass, Card, Lattice, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { contentArtUrl } from '../../../shared/art/content-art.ts'
import { Picture } from '../../../shared/art/picture.tsx'
import { houseQuery } from '../../../shared/content/content.ts'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { useSignedIn } from '../../../shared/session/session-store.ts'
import { HelpCard } from './help-card.tsx'
import { OwnMessages } from './own-messages.tsx'
import { SupportCard } from './support-card.tsx'
import { SupportForm } from './support-form.tsx'

const route = getRouteApi(`/open/site-texts${contentPaths.support}`)

/** The help pages, by kind of question. */
const WAYS = [
  { name: 'account', to: `${accountPaths.profile}?tab=security`, art: '1f510' },
  { name: 'money', to: addressOf(contentPaths.info, { pageKey: 'Financial' }), art: '1f45b' },
  { name: 'games', to: addressOf(contentPaths.info, { pageKey: 'CasinoRules' }), art: '1f3b0' },
  { name: 'verify', to: verifyPaths.verify, art: '1f50e' },
  { name: 'bonus', to: addressOf(contentPaths.info, { pageKey: 'BonusRules' }), art: '1f381' },
  { name: 'responsible', to: addressOf(contentPaths.info, { pageKey: 'ResponsibleGaming' }), art: '1f9d8' },
] as const

/** The message form and links to the help pages. */
export function SupportPage() {
  const t = useTranslations('content')
  usePageTitle(t('support'))
  return (
    <div className="flex flex-col gap-6 md:gap-8">
      <header className="ground ground-sea relative isolate flex min-h-64 flex-col items-start justify-center gap-3 overflow-hidden rounded-banner p-6 text-white md:p-12 md:pr-84">
        <Lattice />
        <div className="side-scrim absolute inset-0" />
        <h1 className="relative max-w-140 text-hero font-heavy tracking-tighter">{t('supportTitle')}</h1>
        <p className="relative max-w-110 text-pretty max-sm:pr-16 md:text-lg">{t('supportText')}</p>
        <Link
          to={contentPaths.faq}
          className={`relative mt-1 ${buttonClass({ variant: 'lamp', size: 'lg' })}`}
        >
          {t('toFaq')}
        </Link>
        <Picture
          src={contentArtUrl('1f4ac')}
          side={256}
          className="art absolute right-3 bottom-4 h-auto w-20 md:right-16 md:w-56"
        />
      </header>
      <Contact />
    </div>
  )
}

/** The message form; beside it the player's own messages, the address for mail and the help pages. */
function Contact() {
  const { about } = route.useSearch()
  const signedIn = useSignedIn()
  const { data } = useQuery(houseQuery(useLang()))
  const email = data?.data[0]?.supportEmail
  return (
    <div className="grid grid-cols-1 items-start gap-6 md:gap-8 lg:grid-cols-5 lg:gap-5">
      <Card className="lg:col-span-3">
        <SupportForm key={about ?? ''} about={about} />
      </Card>
      <div className="flex flex-col gap-6 lg:col-span-2">
        {signedIn && <OwnMessages />}
        {email !== undefined && <SupportCard email={email} />}
        <Ways />
      </div>
    </div>
  )
}

/** Links to the help pages, in a column beside the form where the page is wide. */
function Ways() {
  const t = useTranslations('content')
  return (
    <section aria-labelledby="ways" className="flex flex-col gap-4">
      <h2 id="ways" className="text-xl md:text-2xl">
        {t('ways')}
      </h2>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-1">
        {WAYS.map(({ name, to, art }) => (
          <li key={name} className="grid">
            <HelpCard to={to} art={art} title={t(`help.${name}`)} text={t(`help.${name}Text`)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
