import { cx } from '@poyraz/ui'
import { symbolName } from '../catalogue.ts'
import { spokenMoney, spokenResult } from '../round/words.ts'
import { useLanguage, useStudio, useStudioState, useText, useView } from './context.ts'
import { SymbolImage } from './symbol-image.tsx'
import styles from './twin.module.css'

/**
 * The reels as a table of words and the results as announcements: the game for whoever does not see the
 * canvas. Where there is no WebGL everybody sees the symbols of it.
 */
export function Twin() {
  const t = useText()
  const plain = useView((view) => view.plain)
  return (
    <>
      {plain && <PlainReels />}
      <section aria-label={t('twin.heading')} className={styles['hidden']}>
        <WindowTable />
        <Announcer />
      </section>
    </>
  )
}

/** The symbols of the table, where the canvas would draw them. */
function PlainReels() {
  const window = useStudioState((state) => state.window)
  const turning = useStudioState((state) => state.phase === 'asking')
  return (
    <div aria-hidden="true" data-plain="" className={cx(styles['plain'], turning && styles['turning'])}>
      {window.map((symbols, reel) => (
        <div key={reel} className={styles['reel']}>
          {symbols.map((id, row) => (
            <SymbolImage key={row} id={id} />
          ))}
        </div>
      ))}
    </div>
  )
}

function WindowTable() {
  const t = useText()
  const lang = useLanguage()
  const { game } = useStudio()
  const window = useStudioState((state) => state.window)
  const rows = Math.max(0, ...window.map((reel) => reel.length))
  return (
    <table>
      <caption>{t('twin.window')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('twin.rowHead')}</th>
          {window.map((_, reel) => (
            <th key={reel} scope="col">
              {t('twin.reel', { reel: reel + 1 })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row}>
            <th scope="row">{t('twin.row', { row: row + 1 })}</th>
            {window.map((reel, index) => (
              <td key={index}>{symbolName(game, reel[row] ?? '', lang)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Says each result once, when it has been shown; during free spins the sum so far. */
function Announcer() {
  const t = useText()
  const lang = useLanguage()
  const { game } = useStudio()
  const { phase, round, results, feature, toldKurus, balanceKurus } = useStudioState((state) => state)
  const speech = { t, lang }
  const over = round !== null && results > 0 && (phase === 'resting' || phase === 'idle')
  const words = [
    feature &&
      t('twin.featureSpin', {
        done: feature.done,
        total: feature.total,
        result: toldKurus > 0n ? spokenMoney(toldKurus, speech) : t('twin.nothing'),
      }),
    over && spokenResult(game, round, speech),
    over && balanceKurus !== null && t('twin.balance', { amount: spokenMoney(balanceKurus, speech) }),
  ]
  return (
    <div role="status" className={styles['hidden']}>
      {/* The key makes equal words of two rounds two announcements. */}
      <span key={`${results} ${feature?.done ?? ''}`}>{words.filter(Boolean).join(' ')}</span>
    </div>
  )
}
