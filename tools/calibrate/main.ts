import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseFile } from '../../modules/sportsbook/feed/files/read.ts'
import { compare, pricedResults } from './from-file.ts'
import { fileReport, simulatedReport } from './report.ts'
import { seasonFile } from './season-file.ts'
import { CALIBRATED, calibrate } from './simulated.ts'

/**
 * `npm run calibrate`: compares the chances of the models with the outcomes of simulated matches.
 * `-- --file F` compares them with the results and closing odds of a file of the match feed; `-- --write F` writes
 * such a file from simulated matches.
 */
const USAGE = `npm run calibrate -- [--pairs N] [--replays N]    models against the simulator
npm run calibrate -- --file FILE [--zone ZONE]    models and odds against the results of a file
npm run calibrate -- --write FILE [--matches N]   a file of simulated matches, to try the above`
const USAGE_CODE = 2
const COUNT_MAX = 9_999

process.exitCode = main(process.argv.slice(2))

function main(args: readonly string[]): number {
  const options = optionsOf(args)
  if (options === null) {
    process.stderr.write(`${USAGE}\n`)
    return USAGE_CODE
  }
  const { file, write, zone, pairs, replays, matches } = options
  if (write !== undefined) {
    writeFileSync(write, seasonFile(matches))
    return 0
  }
  return file === undefined ? fromSimulator({ pairs, replays }) : fromFile(file, zone)
}

function optionsOf(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        file: { type: 'string' },
        write: { type: 'string' },
        zone: { type: 'string', default: 'Europe/Istanbul' },
        pairs: { type: 'string', default: '60' },
        replays: { type: 'string', default: '200' },
        matches: { type: 'string', default: '5000' },
      },
    })
    const counts = {
      pairs: Number(values.pairs),
      replays: Number(values.replays),
      matches: Number(values.matches),
    }
    const isCount = (value: number) => Number.isInteger(value) && value > 0 && value <= COUNT_MAX
    return Object.values(counts).every(isCount) ? { ...values, ...counts } : null
  } catch {
    return null
  }
}

function fromSimulator(size: Parameters<typeof calibrate>[1]): number {
  print(`${size.pairs} matches of each sport, each played ${size.replays} times; log-loss in nats`)
  print(...simulatedReport(CALIBRATED.flatMap((one) => calibrate(one, size))))
  return 0
}

function fromFile(path: string, zone: string): number {
  const { rows, refused } = parseFile(path, readFileSync(path), zone)
  for (const { line, reason, column } of refused) print(`refused: line ${line}, ${reason} ${column ?? ''}`)
  const results = pricedResults(rows)
  print(`${results.length} results with odds, of ${rows.length} matches; log-loss in nats`)
  print(...fileReport(compare(results)))
  return results.length > 0 ? 0 : 1
}

function print(...lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`)
}
