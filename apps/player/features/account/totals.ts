export type Totals = { readonly moneyIn: number; readonly moneyOut: number; readonly net: number }

/** What came in and what went out, in kuruş; `moneyOut` is negative. */
export function totalsOf(amounts: readonly number[]): Totals {
  const sum = (part: readonly number[]) => part.reduce((total, amount) => total + amount, 0)
  const moneyIn = sum(amounts.filter((amount) => amount > 0))
  const moneyOut = sum(amounts.filter((amount) => amount < 0))
  return { moneyIn, moneyOut, net: moneyIn + moneyOut }
}
