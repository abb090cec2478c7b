import { cx } from '@poyraz/ui'
import { symbolName } from '../catalogue.ts'
import { drawsHeights, waysOf } from '../round/heights.ts'
import { spoken } from '../round/words.ts'
import styles from './accessible-view.module.css'
import { useLanguage, useStudio, useStudioState, useText, useView } from './context.ts'
import { SymbolImage } from './symbol-image.tsx'

/**
 * Accessible view of the game: the reels as a table of text, and the results as announcements. Without WebGL
 * it also shows the symbols to everybody.
 */
export function AccessibleView() {
  const t = useText()
  const plain = useView((view) => view.plain)
  return (
    <>
      {plain && <PlainReels />}
      <section aria-label={t('accessibleView.heading')} className={styles['hidden']}>
        <WindowTable />
        <Ways />
        <Announcer />
      </section>
    </>
  )
}

/** Shows the symbols in place of the canvas. */
function PlainReels() {
  const { rules } = useStudio().game
  const window = useStudioState((state) => state.window)
  const turning = useStudioState((state) => state.phase === 'asking')
  return (
    <div aria-hidden="true" data-plain="" className={cx(styles['plain'], turning && styles['turning'])}>
      {window.map((symbols, reel) => (
        <div key={reel} className={cx(styles['reel'], drawsHeights(rules) && styles['stretched'])}>
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
      <caption>{t('accessibleView.window')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('accessibleView.rowHead')}</th>
          {window.map((_, reel) => (
            <th key={reel} scope="col">
              {t('accessibleView.reel', { reel: reel + 1 })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row}>
            <th scope="row">{t('accessibleView.row', { row: row + 1 })}</th>
            {window.map((reel, index) => (
              <td key={index}>{symbolName(game, reel[row] ?? '', lang)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      {drawsHeights(game.rules) && <HeightRow heights={window.map(({ length }) => length)} />}
    </table>
  )
}

function HeightRow({ heights }: { readonly heights: readonly number[] }) {
  const t = useText()
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('accessibleView.heights')}</th>
        {heights.map((rows, reel) => (
          <td key={reel}>{rows}</td>
        ))}
      </tr>
    </tfoot>
  )
}

/** The number of ways, where the heights of the reels change it with each spin. */
function Ways() {
  const t = useText()
  const { game } = useStudio()
  const window = useStudioState((state) => state.window)
  if (!drawsHeights(game.rules)) return null
  return <p>{t('accessibleView.ways', { ways: waysOf(window.map(({ length }) => length)) })}</p>
}

/** Announces each result once, when the reels have shown it. */
function Announcer() {
  const t = useText()
  const lang = useLanguage()
  const { game } = useStudio()
  const announcement = useStudioState((state) => state.announcement)
  const showBalance = useView((view) => view.showBalance)
  return (
    <div role="status" className={styles['hidden']}>
      {announcement && spoken(game, announcement, { t, lang, showBalance })}
    </div>
  )
}
