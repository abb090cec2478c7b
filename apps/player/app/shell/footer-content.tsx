import type { InformationType } from '@poyraz/contract/page-keys'
import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { contentArtUrl } from '../../shared/art/content-art.ts'
import { Picture } from '../../shared/art/picture.tsx'
import { houseQuery } from '../../shared/content/content.ts'
import { ContentLink } from '../../shared/content/content-link.tsx'
import { dataFileQuery, type NamedLogo, readingQuery } from '../../shared/endpoint/public-reads.ts'
import { callQuery } from '../../shared/endpoint/queries.ts'
import { SiteTextsAround } from '../../shared/i18n/site-texts.tsx'
import { FooterMenu } from './footer-menu.tsx'
import { NetworkList } from './network-list.tsx'
import { openNetworks } from './social-links.ts'

const TITLE = 'mb-2 font-text text-sm font-bold'
const CHIP =
  'inline-flex min-h-11 items-center gap-2 rounded-chip border border-line px-4 text-sm font-semibold text-muted'

/**
 * Menus, partners, payment methods, social networks, licences and the operator's text. Empty lists are left
 * out.
 */
export function FooterContent() {
  return (
    <SiteTextsAround>
      <div className="flex animate-rise flex-col gap-8">
        <FooterMenu />
        <div className="grid gap-8 border-t border-line pt-8 md:grid-cols-2 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
          <Methods />
          <Partners />
          <Networks />
          <Licences />
        </div>
        <HouseWords />
      </div>
    </SiteTextsAround>
  )
}

type LogosProps = {
  readonly title: string
  readonly entries: readonly NamedLogo[]
  readonly className?: string
}

function Methods() {
  const t = useTranslations('foot')
  const { data = [] } = useQuery(dataFileQuery('investment-methods', useLang()))
  return <Logos title={t('methods')} entries={data} className="lg:col-span-2" />
}

function Partners() {
  const t = useTranslations('foot')
  const { data = [] } = useQuery(dataFileQuery('partners'))
  return <Logos title={t('partners')} entries={data} />
}

function Logos({ title, entries, className }: LogosProps) {
  if (entries.length === 0) return null
  return (
    <section className={className}>
      <h2 className={TITLE}>{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {entries.map(({ name, logo, url }) => (
          <li key={name}>
            <Named url={url}>
              <Picture src={contentArtUrl(logo)} side={22} loading="lazy" />
              {name}
            </Named>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Named({ url, children }: { readonly url: string; readonly children: ReactNode }) {
  if (!url) return <span className={CHIP}>{children}</span>
  return (
    <ContentLink href={url} className={`${CHIP} hover:border-line-strong hover:text-text`}>
      {children}
    </ContentLink>
  )
}

function Licences() {
  const t = useTranslations('foot')
  const { data } = useQuery(readingQuery('licenses?version=1'))
  if (!data) return null
  return (
    <section>
      <h2 className={TITLE}>{t('licences')}</h2>
      {data.length === 0 ? (
        <p className="text-sm text-muted">{t('noLicence')}</p>
      ) : (
        <ul className="flex flex-col text-sm text-muted">
          {data.map(({ id, authority, number, holder }) => (
            <li key={id}>{t('licence', { authority, number, holder })}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Networks() {
  const t = useTranslations('foot')
  const networks = openNetworks(useInformation('SocialMediaLinks'))
  if (networks.length === 0) return null
  return (
    <section>
      <h2 className={TITLE}>{t('social')}</h2>
      <NetworkList networks={networks} />
    </section>
  )
}

function HouseWords() {
  const words = [useInformation('DomainBilgi'), useInformation('bottomBarInfo')].filter(Boolean)
  if (words.length === 0) return null
  return (
    <div className="flex max-w-prose flex-col gap-2 text-sm text-muted">
      {words.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <SupportLink />
    </div>
  )
}

function SupportLink() {
  const t = useTranslations('foot')
  const { data } = useQuery(houseQuery(useLang()))
  const email = data?.data[0]?.supportEmail
  if (email === undefined) return null
  return (
    <a
      href={`mailto:${email}`}
      className="inline-flex min-h-11 items-center self-start wrap-anywhere hover:text-text"
    >
      {t('support', { email })}
    </a>
  )
}

/** Returns the text of an information item; empty while it loads and if it failed to load. */
function useInformation(InfType: InformationType): string {
  const { data } = useQuery(callQuery('cmscontroller.getInformation', { InfType }, useLang()))
  return data?.data[0]?.Text ?? ''
}
