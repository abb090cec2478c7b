import type { JackpotPool } from '@poyraz/games/jackpot-pools'
import { formatMoney } from '@poyraz/text'
import { Money } from '@poyraz/ui'
import { useEffect } from 'react'
import { useLanguage, useStudio, useText, useView, useViewStore } from './context.ts'
import styles from './jackpot-meters.module.css'
import { useJackpotPool } from './jackpot-pool.ts'

/** Time between two reads of the amounts in a page without the shell, which has the socket. */
const READ_EVERY_MS = 5000

/** Live amounts of the jackpot that this game feeds, above the frame. Demos and films have none. */
export function JackpotMeters() {
  const pool = useJackpotPool()
  if (!pool) return null
  return <Meters pool={pool} />
}

function Meters({ pool }: { readonly pool: JackpotPool }) {
  const t = useText()
  const lang = useLanguage()
  const meters = useView((view) => view.meters)
  useReads()
  if (meters.size === 0) return null
  const { rules, levelNames, name } = pool
  const isMustHit = rules.mapping === 'must-hit-1'
  return (
    <ul aria-label={t('jackpot.label')} className={styles['meters']} data-levels={rules.levels.length}>
      {rules.levels.map(({ id, key, cap }) => (
        <li key={id} className={styles['meter']} data-level={key}>
          <span className={styles['name']}>{(levelNames[key] ?? name)[lang]}</span>
          <Money amount={meters.get(id) ?? 0} className={styles['amount']} />
          {isMustHit && (
            <span className={styles['limit']}>
              {t('jackpot.mustHit', { amount: formatMoney(cap, lang, { fraction: 'auto' }) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Reads the amounts once, and again and again where no shell sends them. */
function useReads(): void {
  const { casino, shell } = useStudio()
  const view = useViewStore()
  useEffect(() => {
    const read = async () => {
      const meters = await casino.jackpots()
      if (meters.ok) view.setState({ meters: meters.value })
    }
    if (shell.framed) return
    void read()
    const timer = setInterval(() => void read(), READ_EVERY_MS)
    return () => clearInterval(timer)
  }, [casino, shell, view])
}
