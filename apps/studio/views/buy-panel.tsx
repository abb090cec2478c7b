import { formatMoney, formatPercent } from '@poyraz/text'
import { Money } from '@poyraz/ui'
import { buy } from '../verbs/spin.ts'
import styles from './buy-panel.module.css'
import { useLanguage, useStudio, useStudioState, useText, useViewStore } from './context.ts'
import { pressOnce } from './press-once.ts'
import { type Purchase, usePurchase } from './use-purchase.ts'

/** The sheet on which free spins are bought: price, what it starts, both returns, and the confirmation. */
export function BuyPanel() {
  const purchase = usePurchase()
  return purchase && <Offer purchase={purchase} />
}

function Offer({ purchase }: { readonly purchase: Purchase }) {
  const t = useText()
  const lang = useLanguage()
  const stakeKurus = useStudioState((state) => state.stakeKurus)
  const { choice, priceKurus } = purchase
  const stake = formatMoney(stakeKurus, lang)
  return (
    <>
      <p className={styles['price']}>
        <span className={styles['label']}>{t('buy.price')}</span>
        <span className={styles['amount']}>
          <Money amount={priceKurus} />
        </span>
        <span className={styles['label']}>{t('buy.priceOf', { stake, stakes: choice.stakes })}</span>
      </p>
      <Starts spins={choice.spins} stake={stake} />
      <Returns boughtBp={choice.rtpBp} />
      <p className={styles['note']}>{t('buy.money')}</p>
      <Answers purchase={purchase} />
    </>
  )
}

function Starts({ spins, stake }: { readonly spins: number; readonly stake: string }) {
  const t = useText()
  const { freeSpins } = useStudio().game.rules
  const multiplier = freeSpins && 'multiplier' in freeSpins ? freeSpins.multiplier : 1
  return (
    <p className={styles['starts']}>
      <strong>{t('buy.starts', { spins })}</strong>{' '}
      {multiplier > 1 ? t('buy.pays', { stake, multiplier }) : t('buy.paysPlain', { stake })}
    </p>
  )
}

/** Both returns side by side, so that nobody has to look for the other one. */
function Returns({ boughtBp }: { readonly boughtBp: number }) {
  const t = useText()
  const lang = useLanguage()
  const { rtpBp } = useStudio().game.rules
  return (
    <dl className={styles['returns']}>
      {(
        [
          ['buy.rtpBought', boughtBp],
          ['buy.rtpSpin', rtpBp],
        ] as const
      ).map(([name, bp]) => (
        <div key={name} className={styles['return']}>
          <dt>{t(name)}</dt>
          <dd>{formatPercent(bp, lang)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Answers({ purchase: { priceKurus, state } }: { readonly purchase: Purchase }) {
  const t = useText()
  const lang = useLanguage()
  const studio = useStudio()
  const view = useViewStore()
  const close = () => view.setState({ panel: null })
  const confirm = () => {
    if (state !== 'ready') return
    close()
    void buy(studio)
  }
  return (
    <>
      {state !== 'ready' && (
        <p id="buy-why" className={styles['why']}>
          {t(`buy.${state}`)}
        </p>
      )}
      <div className={styles['answers']}>
        <button type="button" className={styles['cancel']} onClick={close}>
          {t('buy.cancel')}
        </button>
        <button
          type="button"
          className={styles['confirm']}
          aria-disabled={state !== 'ready'}
          aria-describedby={state === 'ready' ? undefined : 'buy-why'}
          onKeyDown={pressOnce}
          onClick={confirm}
        >
          {t('buy.confirm', { price: formatMoney(priceKurus, lang) })}
        </button>
      </div>
    </>
  )
}
