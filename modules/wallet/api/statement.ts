import { accountStatement, type Call, type Registry } from '@poyraz/contract'
import { bounded, err, ok } from '@poyraz/kernel'
import { statementEn, statementTr } from '@poyraz/text'
import type { WalletCtx } from '../ctx.ts'
import { statementCsv } from '../statement/csv.ts'
import { statementJson } from '../statement/json.ts'
import type { StatementHead } from '../statement/pdf.ts'
import { readStatement } from '../statement/read.ts'
import type { Statement } from '../statement/statement.ts'

const WORDS = { tr: statementTr, en: statementEn } as const
const MEDIA = { json: 'application/json', csv: 'text/csv', pdf: 'application/pdf' } as const
const DRAWN_AS = { json: statementJson, csv: statementCsv, pdf: drawPdf } as const
/** Maximum of waiting PDFs. A large one takes about two seconds of the process that also serves bets. */
export const PRINTS_WAITING_MAX = 4
/** CSV and JSON read as many lines as a PDF, but take a tenth of its time. */
export const TABLES_MAX = { running: 2, waiting: 14 }

export function addStatement(registry: Registry, ctx: WalletCtx): void {
  const printed = bounded({ running: 1, waiting: PRINTS_WAITING_MAX })
  const listed = bounded(TABLES_MAX)
  registry.add(accountStatement, async (call) => {
    const inTurn = call.input.format === 'pdf' ? printed : listed
    const turn = await inTurn(() => answer(ctx, call))
    return turn.ok ? turn.value : err({ error: turn.error })
  })
}

async function answer(ctx: WalletCtx, call: Call<typeof accountStatement>) {
  const { lang, caller } = call
  const { playerId } = caller
  const { format, startDate, endDate } = call.input
  const read = await readStatement(ctx, { playerId, startDate, endDate, lang })
  if (!read.ok) {
    return err({
      error: 'invalid_input' as const,
      fields: [{ field: 'startDate', error: 'statement_lines' }],
    })
  }
  const statement = read.value
  const head = {
    words: WORDS[lang],
    lang,
    startDate,
    endDate,
    holder: await ctx.nameOf(playerId),
    preparedAt: new Date(ctx.clock.nowMs()),
  }
  const bytes = await DRAWN_AS[format](statement, head)
  return ok({
    fileName: `${WORDS[lang].file}-${startDate}-${endDate}.${format}`,
    mediaType: MEDIA[format],
    content: bytes.toString('base64'),
    opening: statement.opening,
    closing: statement.closing,
    lines: statement.lines.length,
  })
}

/** Loaded on first use, because the PDF library is large. */
async function drawPdf(statement: Statement, head: StatementHead): Promise<Buffer> {
  const { statementPdf } = await import('../statement/pdf.ts')
  return statementPdf(statement, head)
}
