/** Columns of one market by one source of odds, in the order of the outcomes. */
type OddsColumns = readonly string[]

/** Meanings of the columns of a file, by the names of the first line. */
export type Columns = {
  readonly delimiter: ',' | ';'
  readonly count: number
  /** Place of each column by its name. */
  readonly places: ReadonlyMap<string, number>
  readonly opening: OddsSets
  readonly closing: OddsSets
}
export type OddsSets = {
  /** Sources of odds in the order of the columns. */
  readonly result: readonly OddsColumns[]
  readonly goals: readonly OddsColumns[]
  readonly handicap: readonly OddsColumns[]
  readonly line: string
}

/** Other names of columns. */
const ALIASES: Readonly<Record<string, string>> = {
  League: 'Div',
  Home: 'HomeTeam',
  Away: 'AwayTeam',
  HG: 'FTHG',
  AG: 'FTAG',
  Res: 'FTR',
}
const NEEDED = ['Div', 'Date', 'HomeTeam', 'AwayTeam'] as const
const COLUMNS_MAX = 300

/** Splits a line of CSV; `null` if a quote does not end. */
export function splitLine(line: string, delimiter: string): readonly string[] | null {
  if (!line.includes('"')) return line.split(delimiter).map((cell) => cell.trim())
  const cells: string[] = []
  const cell = new RegExp(`\\s*(?:"((?:[^"]|"")*)"|([^"${delimiter}]*))\\s*(?:(${delimiter})|$)`, 'y')
  for (;;) {
    const match = cell.exec(line)
    if (match === null) return null
    const [, quoted, plain = '', end] = match
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end === undefined) return cells
  }
}

/** Reads the first line of a file; `null` if columns are missing that every file needs. */
export function columnsOf(line: string): Columns | null {
  const delimiter = line.split(';').length > line.split(',').length ? ';' : ','
  const cells = splitLine(line, delimiter) ?? []
  if (cells.length > COLUMNS_MAX) return null
  const names = cells.map((name) => ALIASES[name] ?? name)
  const places = new Map(names.flatMap((name, place) => (name === '' ? [] : [[name, place] as const])))
  if (!NEEDED.every((name) => places.has(name))) return null
  // Odds at the kick-off have the name of their source with a C: the source `P1` has `P1H`, then `P1CH`.
  const sets = (isClosing: boolean): OddsSets => {
    const found = (suffixes: readonly string[]) => setsOf(names, suffixes, isClosing)
    const line = isClosing ? 'AHCh' : 'AHh'
    const [result, goals] = [found(['H', 'D', 'A']), found(['>2.5', '<2.5'])]
    return { result, goals, handicap: places.has(line) ? found(['AHH', 'AHA']) : [], line }
  }
  return { delimiter, count: cells.length, places, opening: sets(false), closing: sets(true) }
}

/** Finds the sources that have a column for each suffix. */
function setsOf(names: readonly string[], suffixes: readonly string[], isClosing: boolean): OddsColumns[] {
  const [first = ''] = suffixes
  const all = names.flatMap((name) => (name.endsWith(first) ? [name.slice(0, -first.length)] : []))
  const sources = new Set(
    all.filter((source) => source !== '' && suffixes.every((end) => names.includes(source + end))),
  )
  const ofClosing = (source: string) => source.endsWith('C') && sources.has(source.slice(0, -1))
  return [...sources]
    .filter((source) => ofClosing(source) === isClosing)
    .map((source) => suffixes.map((end) => source + end))
}
