import { formatMoney } from '@poyraz/text'
import { cx, Money } from '@poyraz/ui'
import { symbolName } from '../catalogue.ts'
import type { Caption as CaptionState } from '../round/shown.ts'
import styles from './caption.module.css'
import { useIsEmpty, useLanguage, useStudio, useStudioState, useText } from './context.ts'

/** Shows the win below the reels. Hidden from screen readers, because `AccessibleView` announces the same text. */
export function Caption() {
  const caption = useStudioState((state) => state.caption)
  const phase = useStudioState((state) => state.phase)
  const first = useStudioState((state) => state.round === null)
  // The win of the spin that led to covers would lie over the plate of the round.
  const isCovered = useStudioState((state) => state.plate !== null)
  const isEmpty = useIsEmpty()
  const hint = phase === 'loading' ? 'preparing' : first && phase === 'idle' && !isEmpty && 'invite'
  const t = useText()
  return (
    <p className={styles['caption']} aria-hidden="true">
      {caption.kind === 'sum' && !isCovered && <Sum caption={caption} />}
      {caption.kind === 'win' && <SingleWin caption={caption} />}
      {caption.kind === 'nothing' && hint && (
        <span className={cx(styles['quiet'], styles['hint'])}>{t(`caption.${hint}`)}</span>
      )}
    </p>
  )
}

function Sum({ caption }: { readonly caption: Extract<CaptionState, { kind: 'sum' }> }) {
  const t = useText()
  const lang = useLanguage()
  const capped = useStudioState((state) => state.round?.outcome.capped === true && state.phase !== 'showing')
  const { tier, amountKurus, isFree } = caption
  if (tier === 'neutral') {
    const amount = formatMoney(amountKurus, lang)
    return (
      <span className={styles['quiet']}>
        {t(isFree ? 'caption.freeSpin' : 'caption.neutral', { amount })}
      </span>
    )
  }
  return (
    <span key={`${amountKurus} ${tier}`} className={styles['sum']}>
      <Money amount={amountKurus} />
      {capped && <span className={styles['note']}>{t('caption.capped')}</span>}
    </span>
  )
}

function SingleWin({ caption }: { readonly caption: Extract<CaptionState, { kind: 'win' }> }) {
  const t = useText()
  const lang = useLanguage()
  const { game } = useStudio()
  const { win, payKurus, multiplier } = caption
  const symbol = symbolName(game, win.symbol, lang)
  const times = multiplier * (win.multiplier ?? 1)
  return (
    <span className={styles['single']}>
      {win.kind === 'line' && t('caption.line', { count: win.count, symbol, line: (win.line ?? 0) + 1 })}
      {win.kind === 'ways' && t('caption.ways', { count: win.count, symbol, ways: win.ways ?? 1 })}
      {win.kind === 'scatter' && t('caption.win', { count: win.count, symbol })}
      {times > 1 && ` ${t('caption.times', { multiplier: times })}`}
      {' · '}
      <Money amount={payKurus} />
    </span>
  )
}
