import { cx } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useAfterFirstView } from '../../shared/after-first-view.ts'
import { dataFileQuery } from '../../shared/endpoint/public-reads.ts'
import { languagesOffered } from '../../shared/preferences/languages.ts'
import { chooseLang, chooseMode, usePreferences } from '../../shared/preferences/preferences.ts'

/** Switches of language and colour mode; `languages.json` has the names of the languages. */
export function PreferenceSwitches() {
  const t = useTranslations('site')
  const { lang, mode } = usePreferences()
  const { data: listed } = useQuery({ ...dataFileQuery('languages'), enabled: useAfterFirstView() })
  const languages = languagesOffered(listed)
  return (
    <div className="flex flex-wrap justify-between gap-3">
      <Pair label={t('language')}>
        {languages.map((entry) => (
          <Choice
            key={entry.id}
            chosen={lang === entry.lang}
            label={t(`languageNames.${entry.lang}`)}
            onChoose={() => chooseLang(entry.lang)}
          >
            {entry.title}
          </Choice>
        ))}
      </Pair>
      <Pair label={t('mode')}>
        <Choice chosen={mode === 'dark'} label={t('dark')} onChoose={() => chooseMode('dark')}>
          <Moon aria-hidden="true" className="size-4.5" />
        </Choice>
        <Choice chosen={mode === 'light'} label={t('light')} onChoose={() => chooseMode('light')}>
          <Sun aria-hidden="true" className="size-4.5" />
        </Choice>
      </Pair>
    </div>
  )
}

function Pair({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className="flex rounded-control bg-surface-2 p-0.5">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  )
}

function Choice(props: {
  readonly chosen: boolean
  readonly label: string
  readonly onChoose: () => void
  readonly children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-pressed={props.chosen}
      title={props.label}
      onClick={props.onChoose}
      className={cx(
        'grid min-h-11 min-w-12 place-items-center rounded-control text-sm font-bold transition',
        props.chosen ? 'bg-surface text-text shadow-card' : 'text-muted hover:text-text',
      )}
    >
      {props.children}
      <span className="sr-only">{props.label}</span>
    </button>
  )
}
