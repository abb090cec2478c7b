import { useLang } from '@poyraz/ui'
import { readStored, store } from '../../../shared/storage.ts'
import { createStored } from '../../../shared/stored-state.ts'
import { formatOdds, ODDS_FORMATS, type OddsFormat } from './odds-format.ts'

export const useOddsFormat = createStored<{ readonly format: OddsFormat }>(
  { format: 'decimal' },
  { format: ODDS_FORMATS.find((one) => one === readStored('oddsFormat')) ?? 'decimal' },
)

export function chooseOddsFormat(format: OddsFormat): void {
  store('oddsFormat', format)
  useOddsFormat.setState({ format })
}

/** Returns a formatter of odds in the chosen format and the language of the page. */
export function useOdds(): (milli: number) => string {
  const lang = useLang()
  const format = useOddsFormat((state) => state.format)
  return (milli) => formatOdds(milli, format, lang)
}
