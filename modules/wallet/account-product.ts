import { PRODUCTS, type Product } from '@poyraz/contract'

/**
 * Returns the product of an account that takes stakes of a whole product, such as `stake:sports` or
 * `house:live:roulette`; `null` for other accounts, such as those of a single game.
 */
export function accountProduct(account: string): Product | null {
  const [, part] = /^(?:stake|house):([a-z]+)(?::|$)/.exec(account) ?? []
  return PRODUCTS.find((product) => product === part) ?? null
}
