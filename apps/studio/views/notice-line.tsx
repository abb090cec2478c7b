import { formatMoney } from '@poyraz/text'
import { TriangleAlert } from 'lucide-react'
import type { Notice } from '../round/state.ts'
import { errorText } from '../texts.ts'
import { openDeposit } from '../verbs/deposit.ts'
import { useGame, useGameState, useIsEmpty, useLanguage, useText, useView } from './context.ts'
import styles from './notice-line.module.css'

const CYCLE_S = '2,5'

/** Explains why nothing happened and what to do. Shown over the reels until the next round. */
export function NoticeLine() {
  const t = useText()
  const notice = useGameState((state) => state.notice)
  const stopped = useGameState((state) => state.phase === 'stopped')
  const words = useNoticeWords(notice, stopped)
  const studio = useGame()
  const offers = notice === 'insufficient_funds' && !stopped && studio.launch.demoToken === null
  return (
    <div role="alert" className={styles['place']}>
      {words && (
        <p className={styles['notice']}>
          <TriangleAlert className={styles['icon']} aria-hidden="true" />
          <span>{words}</span>
          {offers && (
            <button type="button" className={styles['reload']} onClick={() => openDeposit(studio)}>
              {t('bar.deposit')}
            </button>
          )}
          {stopped && (
            <button type="button" className={styles['reload']} onClick={() => globalThis.location.reload()}>
              {t('notice.reload')}
            </button>
          )}
        </p>
      )}
    </div>
  )
}

function useNoticeWords(notice: Notice | null, stopped: boolean): string | null {
  const t = useText()
  const lang = useLanguage()
  const { launch, game } = useGame()
  const plain = useView((view) => view.plain)
  const text = useGameState((state) => state.noticeText)
  const untouched = useGameState((state) => state.round === null)
  const stakeKurus = useGameState((state) => state.stakeKurus)
  const isEmpty = useIsEmpty()
  const lowest = formatMoney(Math.min(...game.rules.stakes), lang)
  if (isEmpty) return t('notice.empty', { stake: lowest })
  switch (notice) {
    case null:
      return plain && untouched ? t('notice.plain') : null
    case 'lost':
      return stopped ? t('notice.lostFinal') : t('notice.lost')
    case 'outdated':
      return t(launch.replayToken === null ? 'notice.outdated' : 'replay.outdated')
    case 'not_found':
      return launch.replayToken === null ? errorText(lang, notice) : t('replay.gone')
    case 'insufficient_funds':
      return t('notice.insufficient', { stake: formatMoney(stakeKurus, lang) })
    case 'too_soon':
      return t('notice.too_soon', { seconds: lang === 'tr' ? CYCLE_S : CYCLE_S.replace(',', '.') })
    case 'round_open':
      return t('notice.roundOpen')
    case 'state_conflict':
      return t('notice.elsewhere')
    case 'not_authorized':
      return t('notice.signIn')
    case 'token_invalid':
      return launch.demoToken === null ? errorText(lang, 'token_invalid') : t('notice.demoOver')
    default:
      return text || errorText(lang, notice)
  }
}
