import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { tablesProof } from '@poyraz/contract'
import {
  isReceiptLike,
  type Receipt,
  readProof,
  readReceipt,
  type Verdict,
  verifyChain,
  verifyReceipt,
  verifyRound,
} from '@poyraz/fairness/verify'
import { mappingOf, type SlotRules } from '@poyraz/games'
import { poolMapping } from '@poyraz/games/jackpots'
import { reportChain, reportRound } from './report.ts'
import { reportTable } from './report-table.ts'

const USAGE_CODE = 2
const USAGE = `Say which file holds the round:
  npm run verify-round -- round.json               a proof or a receipt, or the reply that holds it
  npm run verify-round -- --receipt receipt.json   a receipt: anything without a signature is refused
  npm run verify-round -- --chain receipts.json    receipts of a player, oldest first, as the site saves them
  npm run verify-round -- --table proof.json       a round of a live table, the reply of tables.proof
Options:
  --keys keys.json     the list of keys, from /.well-known/receipt-keys.json
  --rules rules.json   earlier rules of the game, from /rules/<game>/<hash>.json`

/** Kinds that an option names, the first one of them. */
const KINDS = ['table', 'chain', 'receipt'] as const

process.exitCode = main(process.argv.slice(2))

type Kind = 'proof' | (typeof KINDS)[number]
type Files = { readonly round: string; readonly keys: string | undefined; readonly rules: string | undefined }

/** Verifies a round from a file, without the server; `-` reads standard input. */
function main(args: readonly string[]): number {
  const parsed = parse(args)
  if (parsed === null) return refuse(USAGE)
  const { files, kind } = parsed
  const content = dataOf(readJson(files.round))
  if (content === undefined) return refuse(`${files.round} cannot be read as JSON.`)
  if (kind === 'table') return checkTable(files.round, content)
  if (kind === 'receipt' && !isReceiptLike(content))
    return refuse(`${files.round} holds no receipt: it is not signed.`)
  const keys = files.keys === undefined ? null : keyIds(readJson(files.keys))
  if (keys === undefined) return refuse(`${files.keys} holds no list of keys.`)
  if (kind === 'chain') return checkChain(files.round, content, keys)
  const rules = files.rules === undefined ? undefined : (readJson(files.rules) as SlotRules | undefined)
  if (files.rules !== undefined && rules === undefined)
    return refuse(`${files.rules} cannot be read as JSON.`)
  return isReceiptLike(content)
    ? checkReceipt(files.round, content, { keys, rules })
    : checkProof(files.round, content, rules)
}

function parse(args: readonly string[]): { readonly files: Files; readonly kind: Kind } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        receipt: { type: 'string' },
        chain: { type: 'string' },
        table: { type: 'string' },
        keys: { type: 'string' },
        rules: { type: 'string' },
      },
    })
    const round = values.table ?? values.chain ?? values.receipt ?? positionals[0]
    if (round === undefined) return null
    return {
      files: { round, keys: values.keys, rules: values.rules },
      kind: KINDS.find((kind) => values[kind] !== undefined) ?? 'proof',
    }
  } catch {
    return null
  }
}

type Known = { readonly keys: readonly string[] | null; readonly rules: SlotRules | undefined }

function checkReceipt(path: string, content: unknown, { keys, rules }: Known): number {
  const receipt = readReceipt(content)
  if (!receipt.ok) return refuse(`${path} holds no receipt: ${receipt.error} is missing or wrong.`)
  const { value } = receipt
  const pool = value.jackpot ? poolMapping(value.jackpot.pool) : null
  return print(reportRound(value, verifyReceipt(value, { mapping: mappingOf(value, rules), keys, pool })))
}

function checkChain(path: string, content: unknown, keys: Known['keys']): number {
  if (!Array.isArray(content)) return refuse(`${path} holds no list of receipts.`)
  const receipts: Receipt[] = []
  for (const [index, item] of content.entries()) {
    const receipt = readReceipt(item)
    if (!receipt.ok) return refuse(`${path}: ${receipt.error} is missing or wrong in receipt ${index + 1}.`)
    receipts.push(receipt.value)
  }
  return print(reportChain(receipts.length, verifyChain(receipts, keys), keys !== null))
}

function checkTable(path: string, content: unknown): number {
  const proof = tablesProof.item.safeParse(content)
  if (!proof.success)
    return refuse(
      `${path} holds no round of a live table: ${proof.error.issues[0]?.path.join('.')} is wrong.`,
    )
  return print(reportTable(proof.data))
}

function checkProof(path: string, content: unknown, rules: SlotRules | undefined): number {
  const proof = readProof(content)
  if (!proof.ok) return refuse(`${path} holds no round to check: ${proof.error} is missing or wrong.`)
  const verdict: Verdict = verifyRound(proof.value, mappingOf(proof.value, rules))
  return print(reportRound(proof.value, verdict))
}

function print({ lines, code }: { readonly lines: readonly string[]; readonly code: number }): number {
  console.log(lines.join('\n'))
  return code
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path === '-' ? 0 : path, 'utf8'))
  } catch {
    return undefined
  }
}

/** Returns the data of a reply, or the content itself. */
function dataOf(content: unknown): unknown {
  return typeof content === 'object' && content !== null && 'data' in content ? content.data : content
}

/** Returns the key ids of a JSON Web Key Set. */
function keyIds(content: unknown): readonly string[] | undefined {
  const keys = (content as { readonly keys?: unknown } | undefined)?.keys
  return Array.isArray(keys) ? keys.map((key) => String(key?.kid)) : undefined
}

function refuse(line: string): number {
  console.error(line)
  return USAGE_CODE
}
