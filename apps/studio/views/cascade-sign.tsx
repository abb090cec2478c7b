import { Money } from '@poyraz/ui'
import { symbolName } from '../catalogue.ts'
import type { CascadeLine } from '../round/cascade/cascade-shown.ts'
import styles from './cascade-sign.module.css'
import { useLanguage, useStudio, useStudioState, useText } from './context.ts'
import { SymbolImage } from './symbol-image.tsx'

/** Maximum number of lines on the sign; earlier ones are counted. In free spins the counter is below it. */
const LINES_MOST = 5
const FREE_LINES_MOST = 3

/**
 * The hanging sign of a cascade: each group that burst with its pay, and the sum so far. Hidden from screen
 * readers, because `AccessibleView` announces each step.
 */
export function CascadeSign() {
  const t = useText()
  const cascade = useStudioState((state) => state.cascade)
  const free = useStudioState((state) => state.feature !== null)
  const lines = cascade?.lines ?? []
  const shown = lines.slice(free ? -FREE_LINES_MOST : -LINES_MOST)
  const hidden = lines.length - shown.length
  return (
    <div className={styles['hanger']} aria-hidden="true">
      <div className={styles['sign']}>
        <p className={styles['head']}>
          <strong className={styles['title']}>
            {cascade && cascade.step > 0 ? t('cascade.sign', { step: cascade.step }) : t('cascade.idle')}
          </strong>
          {lines.length > 0 && <span>{t('cascade.thisSpin')}</span>}
        </p>
        {lines.length === 0 ? (
          <p className={styles['empty']}>{t('cascade.empty')}</p>
        ) : (
          <ol className={styles['lines']}>
            {hidden > 0 && <li className={styles['earlier']}>{t('cascade.earlier', { count: hidden })}</li>}
            {shown.map((line, index) => (
              <Line key={hidden + index} line={line} isNow={line.step === cascade?.step} />
            ))}
          </ol>
        )}
        {lines.length > 0 && cascade && (
          <p className={styles['sum']}>
            <span>{t('cascade.sum')}</span>
            <strong className={styles['amount']}>
              <Money amount={cascade.sumKurus} />
            </strong>
          </p>
        )}
      </div>
    </div>
  )
}

function Line({ line, isNow }: { readonly line: CascadeLine; readonly isNow: boolean }) {
  const t = useText()
  const lang = useLanguage()
  const { game } = useStudio()
  return (
    <li className={styles['line']} data-now={isNow ? '' : undefined}>
      <span className={styles['step']}>{line.step}.</span>
      <SymbolImage id={line.symbol} className={styles['symbol']} />
      <span className={styles['name']}>
        {t('cascade.line', { count: line.count, symbol: symbolName(game, line.symbol, lang) })}
      </span>
      <Money amount={line.payKurus} />
    </li>
  )
}
