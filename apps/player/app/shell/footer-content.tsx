import type { InformationType } from '@poyraz/contract/page-keys'
import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { contentArtUrl } from '../../shared/art/content-art.ts'
import { Picture } from '../../shared/art/picture.tsx'
import { houseQuery } from '../../shared/content/content.ts'
import { ContentLink } from '../../shared/content/content-link.tsx'
import { dataFileQuery, type NamedLogo, publicReadQuery } from '../../shared/endpoint/public-reads.ts'
import { callQuery } from '../../shared/endpoint/queries.ts'
import { SiteTextsAround } from '../../shared/i18n/site-texts.tsx'
import { FooterMenu } from './footer-menu.tsx'
import { FooterSection } from './footer-section.tsx'
import { NetworkList } from './network-list.tsx'
import { openNetworks } from './social-links.ts'

const CHIP =
  'inline-flex min-h-11 items-center gap-2 rounded-chip border border-line px-3 text-sm text-muted ' +
  'md:min-h-7.5 md:gap-1.5 md:px-2.5 md:text-xs'

/** Part of the line of methods that stays in one piece. */
const IN_ONE_PIECE = 'flex flex-wrap items-center gap-1.5'

/**
 * Menus, partners, payment methods, social networks, licences and the operator's text. Empty lists are left
 * out.
 */
export function FooterContent() {
  return (
    <SiteTextsAround>
      <div className="flex animate-rise flex-col md:gap-4">
        <FooterMenu />
        <div className="flex-wrap items-center gap-1.5 border-line md:flex md:border-t md:pt-4">
          <Methods />
          <Partners />
          <Networks />
        </div>
        <HouseWords />
      </div>
    </SiteTextsAround>
  )
}

type LogosProps = {
  readonly title: string
  readonly entries: readonly NamedLogo[]
  readonly className: string
}

function Methods() {
  const t = useTranslations('foot')
  const { data = [] } = useQuery(dataFileQuery('investment-methods', useLang()))
  return <Logos title={t('methods')} entries={data} className="contents" />
}

function Partners() {
  const t = useTranslations('foot')
  const { data = [] } = useQuery(dataFileQuery('partners'))
  return <Logos title={t('partners')} entries={data} className={IN_ONE_PIECE} />
}

function Logos({ title, entries, className }: LogosProps) {
  if (entries.length === 0) return null
  return (
    <FooterSection title={title} className={className} inLine>
      <ul className="flex flex-wrap gap-2 md:contents">
        {entries.map(({ name, logo, url }) => (
          <li key={name} className="flex md:last:mr-2.5">
            <Named url={url}>
              <Picture src={contentArtUrl(logo)} side={22} loading="lazy" />
              {name}
            </Named>
          </li>
        ))}
      </ul>
    </FooterSection>
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

/** Licences of the operator; without any, a sentence says why. */
function Licences() {
  const t = useTranslations('foot')
  const { data } = useQuery(publicReadQuery('licenses?version=1'))
  if (!data) return null
  return (
    <p className="md:flex-1">
      <strong className="font-semibold text-text">{t('licences')}: </strong>
      {data.length === 0 ? t('noLicence') : data.map((licence) => t('licence', licence)).join(', ')}
    </p>
  )
}

function Networks() {
  const t = useTranslations('foot')
  const networks = openNetworks(useInformation('SocialMediaLinks'))
  if (networks.length === 0) return null
  return (
    <FooterSection title={t('social')} className={IN_ONE_PIECE} inLine>
      <NetworkList networks={networks} />
    </FooterSection>
  )
}

function HouseWords() {
  const words = [useInformation('DomainBilgi'), useInformation('bottomBarInfo')].filter(Boolean)
  return (
    <div className="flex flex-col gap-x-8 gap-y-2 text-xs text-muted max-md:pt-4 md:flex-row md:items-start">
      <Licences />
      {words.map((text) => (
        <p key={text} className="md:flex-1">
          {text}
        </p>
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
      className="inline-flex min-h-11 items-center self-start wrap-anywhere hover:text-text md:min-h-6 md:flex-none"
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
