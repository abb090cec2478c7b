/** Width of a grid by its number of columns: cells keep the size of a symbol on large screens. */
export const WIDTHS: Readonly<Record<number, string>> = {
  3: 'max-w-96',
  4: 'max-w-120',
  5: 'max-w-150',
  6: 'max-w-165',
  7: 'max-w-175',
}
