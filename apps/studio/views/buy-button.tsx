import { formatMoney } from '@poyraz/text'
import { Money } from '@poyraz/ui'
import { Ticket } from 'lucide-react'
import styles from './buy-button.module.css'
import { useLanguage, useText, useViewStore } from './context.ts'
import { usePurchase } from './use-purchase.ts'

/** Opens the sheet on which free spins are bought; not there where the game or the jurisdiction sells none. */
export function BuyButton() {
  const t = useText()
  const lang = useLanguage()
  const view = useViewStore()
  const purchase = usePurchase()
  if (purchase === null) return null
  const { priceKurus, state } = purchase
  // A price beyond the balance can still be read on the sheet.
  const isShut = state === 'busy'
  return (
    <button
      type="button"
      className={styles['buy']}
      aria-haspopup="dialog"
      aria-disabled={isShut}
      aria-label={t('bar.buyLabel', { price: formatMoney(priceKurus, lang) })}
      onClick={() => !isShut && view.setState({ panel: 'buy' })}
    >
      <Ticket className={styles['icon']} aria-hidden="true" />
      <span className={styles['long']}>{t('bar.buy')}</span>
      <span className={styles['short']}>{t('bar.buyShort')}</span>
      <span className={styles['price']}>
        <Money amount={priceKurus} fraction="auto" />
      </span>
    </button>
  )
}
