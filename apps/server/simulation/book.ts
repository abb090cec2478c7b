/**
 * Expected balances of a player in kuruş, computed from requests and replies only. It uses no table and no
 * rule of the server: it implements the terms of a bonus a second time.
 */
export type Book = {
  cash: bigint
  bonus: bigint
  held: bigint
  owed: bigint
  /** Clawed back by disputes from bonuses that had become cash. */
  clawed: bigint
  running: Running | null
}

/** A running bonus, with the terms of the reply that granted it. */
export type Running = {
  readonly id: string
  readonly amount: bigint
  /** Remaining wagering requirement, in kuruş times basis points. */
  leftBp: bigint
  readonly weightBp: bigint
  readonly maxStake: bigint
  readonly cashOutMax: bigint
  readonly isSticky: boolean
  readonly expiresAtMs: number
}

const WHOLE_BP = 10_000n

export function newBook(): Book {
  return { cash: 0n, bonus: 0n, held: 0n, owed: 0n, clawed: 0n, running: null }
}

/** Returns the amount available for stakes; an expired bonus does not count. */
export function spendable({ cash, bonus, running }: Book, nowMs: number): bigint {
  return cash + (running && nowMs < running.expiresAtMs ? bonus : 0n)
}

/**
 * Books a round: cash pays first, and a win is split in the same shares. The last required stake ends the
 * bonus.
 */
export function bookRound(book: Book, { stake, win, nowMs }: { stake: bigint; win: bigint; nowMs: number }) {
  const { running } = book
  const isLive = running !== null && nowMs < running.expiresAtMs
  const fromBonus = isLive ? least(book.bonus, most(0n, stake - book.cash)) : 0n
  const toBonus = (win * fromBonus) / stake
  book.cash += win - toBonus - (stake - fromBonus)
  book.bonus += toBonus - fromBonus
  if (!running) return
  if (isLive) running.leftBp -= stake * running.weightBp
  if (!isLive) endBonus(book)
  else if (running.leftBp <= 0n) releaseBonus(book, running)
  else if (book.bonus === 0n) book.running = null
}

function releaseBonus(book: Book, { isSticky, amount, cashOutMax }: Running): void {
  book.cash += least(cashOutMax, isSticky ? most(0n, book.bonus - amount) : book.bonus)
  endBonus(book)
}

export function grantBonus(
  book: Book,
  running: Omit<Running, 'leftBp'> & { readonly wagering: bigint },
): void {
  endBonus(book)
  const { wagering, ...terms } = running
  book.bonus += running.amount
  book.running = { ...terms, leftBp: wagering * WHOLE_BP }
}

/** Ends a cancelled or expired bonus; its remaining money is forfeited. */
export function endBonus(book: Book): void {
  book.bonus = 0n
  book.running = null
}

export function holdMoney(book: Book, amount: bigint): void {
  book.cash -= amount
  book.held += amount
}

/** Returns held money to cash and pays debt with it first. Returns the amount of debt that was paid. */
export function returnMoney(book: Book, amount: bigint): bigint {
  holdMoney(book, -amount)
  const paid = least(book.cash, book.owed)
  book.cash -= paid
  book.owed -= paid
  return paid
}

/** Books a chargeback: takes the available cash, and adds the rest to the debt. */
export function takeBack(book: Book, amount: bigint): void {
  const taken = least(book.cash, amount)
  book.cash -= taken
  book.owed += amount - taken
}

/** Computes the share of a base amount that an offer grants. */
export function shareOf(base: bigint, rateBp: number, max: bigint): bigint {
  return least((base * BigInt(rateBp)) / WHOLE_BP, max)
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

function most(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}
