import type { Lang } from '@poyraz/text'
import { Lattice } from '@poyraz/ui'
import { translatorOf } from '../texts.ts'
import styles from './unknown-game.module.css'

/** Shown if the address names no known game. */
export function UnknownGame({ lang }: { readonly lang: Lang }) {
  const t = translatorOf(lang)
  return (
    <main className={styles['page']}>
      <Lattice />
      <h1 className={styles['title']}>{t('page.unknownTitle')}</h1>
      <p>{t('page.unknownText')}</p>
      <a href="/slot" target="_top" className={styles['link']}>
        {t('page.toLobby')}
      </a>
    </main>
  )
}
