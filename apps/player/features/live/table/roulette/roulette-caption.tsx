import { type Lang, LOCALES } from '@poyraz/text'
import { en } from '@poyraz/text/tables/en'
import { numberWords } from '@poyraz/text/tables/number-words'
import { tr } from '@poyraz/text/tables/tr'
import { LangContext, useLang } from '@poyraz/ui'
import type { ReactNode } from 'react'
import { IntlProvider, useTranslations } from 'use-intl'
import { type Messages, ZONE } from '../../../../shared/i18n/messages.ts'
import { Call, CaptionBox } from '../caption.tsx'
import type { LiveTableView } from '../use-table.ts'
import { colourOf, numberOf } from './result-words.ts'

const TEXTS = { tr, en } as const

type CaptionProps = {
  readonly view: LiveTableView
  /** The win of the player, if it is more than the stake. */
  readonly won: number | null
}

/**
 * Calls of a roulette presenter. If the table has a language of its own, the calls are in it, and a second
 * line translates them to the language of the page.
 */
export function RouletteCaption(props: CaptionProps) {
  const lang = useLang()
  const { spokenLang } = props.view.table
  const isForeign = spokenLang !== null && spokenLang !== lang
  return (
    <CaptionBox view={props.view}>
      {isForeign && (
        <InLanguage lang={spokenLang}>
          <RouletteCall {...props} isSpoken />
        </InLanguage>
      )}
      <RouletteCall {...props} isSpoken={!isForeign} />
    </CaptionBox>
  )
}

function InLanguage({ lang, children }: { readonly lang: Lang; readonly children: ReactNode }) {
  return (
    <LangContext value={lang}>
      <IntlProvider locale={lang} messages={TEXTS[lang] as unknown as Messages} timeZone={ZONE}>
        {children}
      </IntlProvider>
    </LangContext>
  )
}

function RouletteCall(props: CaptionProps & { readonly isSpoken: boolean }) {
  return <Call {...props} result={useCalledNumber(props.view)} />
}

/** Names the number with its colour and parity once it has fallen: `Yirmi üç, kırmızı, tek`. */
function useCalledNumber({ state }: LiveTableView): string | null {
  const t = useTranslations('table')
  const lang = useLang()
  const number = numberOf(state.outcome)
  if (state.phase !== 'result' || number === null) return null
  const parity = number === 0 ? [] : [t(`parities.${number % 2 === 0 ? 'even' : 'odd'}`)]
  return [capital(numberWords(number, lang), lang), t(`colours.${colourOf(number)}`), ...parity].join(', ')
}

const capital = (text: string, lang: Lang) => text.charAt(0).toLocaleUpperCase(LOCALES[lang]) + text.slice(1)
