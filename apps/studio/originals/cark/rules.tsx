import { Section } from '../../views/rules-section.tsx'
import { formatChance, formatUnits } from '../format.ts'
import { useSpeech } from '../views/original-context.ts'
import { PayTable } from '../views/pay-table.tsx'
import { paysOf, RISKS, segmentsOf } from './options.ts'

export function WheelRules() {
  const { t, lang } = useSpeech()
  const head = [t('original.multiplier'), t('original.chance'), t('original.cark.legend')]
  return (
    <>
      <Section title={t('original.howTitle')}>
        <p>{t('original.cark.how')}</p>
      </Section>
      <Section title={t('original.paysTitle')}>
        {RISKS.map((risk) => {
          const of = BigInt(segmentsOf(risk).length)
          const rows = paysOf(risk).map(({ units, count }) => ({
            key: String(units),
            cells: [
              formatUnits(units, lang),
              formatChance({ ways: BigInt(count), of }, lang),
              t('original.cark.segments', { count }),
            ],
          }))
          return <PayTable key={risk} title={t(`original.${risk}`)} head={head} rows={rows} />
        })}
        <p>{t('original.paysNote')}</p>
      </Section>
    </>
  )
}
