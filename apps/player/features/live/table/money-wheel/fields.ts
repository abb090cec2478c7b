/** Ground of each field, as a colour of the drawing. White text has a contrast of at least 4.5:1 on each. */
const GROUNDS: Readonly<Record<string, string>> = {
  1: '#1d5fa8',
  2: '#0b7468',
  5: '#8a5a08',
  10: '#b03a2a',
  20: '#6a3ab8',
  40: '#0f1420',
  x2: '#a3145f',
  x7: '#a3145f',
}

export const groundOf = (field: string): string => GROUNDS[field] ?? '#0f1420'

/** Text of a field: `5`, `7×`. */
export const fieldText = (field: string): string => (field.startsWith('x') ? `${field.slice(1)}×` : field)

/** Number of a short result: `40` of `40×14`. */
export const numberOfLabel = (label: string): string => label.split('×')[0] ?? label
