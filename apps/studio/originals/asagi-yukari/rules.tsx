import { type HiLoView, hiLoGame, hiLoRules } from '@poyraz/games/originals'
import { Section } from '../../views/rules-section.tsx'
import { formatChance, formatUnits } from '../format.ts'
import { useSpeech } from '../views/original-context.ts'
import { PayTable } from '../views/pay-table.tsx'
import { rankOf } from './cards.ts'

/** Pays of the first guess on each card, as the rules themselves offer it. */
export function HiLoRules() {
  const { t, lang } = useSpeech()
  const rows = Array.from({ length: hiLoRules.ranks }, (_, card) => {
    const { guesses } = hiLoGame.round.view({ cards: [card], calls: [], ended: null }, 0) as HiLoView
    const cells = (['higher', 'lower', 'same'] as const).map((call) => {
      const guess = guesses.find((one) => one.call === call)
      if (!guess) return '—'
      const chance = formatChance({ ways: BigInt(guess.ways), of: BigInt(hiLoRules.ranks) }, lang)
      return `${formatUnits(guess.units, lang)} · ${chance}`
    })
    return { key: String(card), cells: [rankOf(card), ...cells] }
  })
  const head = [
    t('original.hilo.rankHead'),
    t('original.hilo.higherHead'),
    t('original.hilo.lowerHead'),
    t('original.hilo.sameHead'),
  ]
  return (
    <>
      <Section title={t('original.howTitle')}>
        <p>{t('original.hilo.how')}</p>
      </Section>
      <Section title={t('original.paysTitle')}>
        <PayTable head={head} rows={rows} />
        <p>{t('original.paysNote')}</p>
      </Section>
    </>
  )
}
