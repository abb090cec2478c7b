import type { Kurus } from '@poyraz/kernel'
import { formatCount, formatDateTime } from '@poyraz/text'
import { Money } from '@poyraz/ui'
import { useCallback, useContext } from 'react'
import type { PastRound } from '../api/player.ts'
import { settledRounds } from '../round/shown-rounds.ts'
import type { WonJackpot } from '../round/state.ts'
import { showJackpot } from '../verbs/show.ts'
import { openVerifier } from '../verbs/verify.ts'
import { StudioContext, useGame, useGameState, useLanguage, useText, useViewStore } from './context.ts'
import styles from './history-panel.module.css'
import { useAnswer } from './use-answer.ts'

const ROUNDS_SHOWN = 50

export function HistoryPanel() {
  const t = useText()
  const { launch } = useGame()
  if (launch.demoToken !== null) return <p>{t('history.demo')}</p>
  return <History />
}

function History() {
  const t = useText()
  const { casino } = useGame()
  const results = useGameState((state) => state.results)
  const ask = useCallback(() => casino.rounds(ROUNDS_SHOWN), [casino])
  const phase = useGameState((state) => state.phase)
  const round = useGameState((state) => state.round)
  const answer = useAnswer(ask, results)
  if (answer.state === 'waiting') return <p aria-busy="true">{t('history.loading')}</p>
  if (answer.state === 'failed') return <p role="alert">{t('history.failed')}</p>
  const closed = answer.value.filter(({ isOpen }) => !isOpen)
  const rounds = settledRounds({ phase, round }, closed)
  if (rounds.length === 0) {
    return (
      <div className={styles['empty']}>
        <strong className={styles['emptyTitle']}>{t('history.empty')}</strong>
        <p>{t('history.emptyText')}</p>
      </div>
    )
  }
  return <Rounds rounds={rounds} />
}

function Rounds({ rounds }: { readonly rounds: readonly PastRound[] }) {
  const t = useText()
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('history.date')}</th>
          <th scope="col">{t('history.round')}</th>
          <th scope="col">{t('history.stake')}</th>
          <th scope="col">{t('history.win')}</th>
          <th scope="col">
            <span className="sr-only">{t('history.verify')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rounds.map((round) => (
          <Row key={round.roundId} round={round} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ round }: { readonly round: PastRound }) {
  const t = useText()
  const lang = useLanguage()
  const studio = useGame()
  const { roundId, at, nonce, stakeKurus, free, bought, winKurus, jackpot } = round
  return (
    <tr>
      <td>{formatDateTime(at, lang)}</td>
      <td>{formatCount(nonce, lang)}</td>
      <td>
        {free ? t('history.free') : <Money amount={stakeKurus} />}
        {bought && <span className={styles['bought']}>{t('history.bought')}</span>}
      </td>
      <td className={winKurus > stakeKurus ? styles['won'] : undefined}>
        <Money amount={winKurus} />
        {jackpot && <PastJackpot jackpot={jackpot} stakeKurus={stakeKurus} />}
      </td>
      <td>
        <button
          type="button"
          className={styles['verify']}
          aria-label={t('history.verifyLabel', { nonce })}
          onClick={() => openVerifier(studio, { roundId, proof: null })}
        >
          <span aria-hidden="true">✓ </span>
          {t('history.verify')}
        </button>
      </td>
    </tr>
  )
}

/** The jackpot of a past round, as a button that shows its scene again, marked as a replay. */
function PastJackpot(won: { readonly jackpot: WonJackpot; readonly stakeKurus: Kurus }) {
  const t = useText()
  const studio = useContext(StudioContext)
  const view = useViewStore()
  const phase = useGameState((state) => state.phase)
  const { jackpot, stakeKurus } = won
  if (!studio) return null
  const replay = () => {
    view.setState({ panel: null })
    void showJackpot(studio, { ...jackpot, stakeKurus, replay: true })
  }
  return (
    <button type="button" className={styles['jackpot']} disabled={phase !== 'idle'} onClick={replay}>
      <span>{t('jackpot.again')}</span> <Money amount={jackpot.amountKurus} />
    </button>
  )
}
