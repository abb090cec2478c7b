import { accountStatement, type Registry } from '@poyraz/contract'
import { err, ok } from '@poyraz/kernel'
import { statementEn, statementTr } from '@poyraz/text'
import type { WalletCtx } from '../ctx.ts'
import { statementCsv } from '../statement/csv.ts'
import type { StatementHead } from '../statement/pdf.ts'
import { readStatement } from '../statement/read.ts'
import type { Statement } from '../statement/statement.ts'

const WORDS = { tr: statementTr, en: statementEn } as const
const MEDIA = { csv: 'text/csv', pdf: 'application/pdf' } as const

export function addStatement(registry: Registry, ctx: WalletCtx): void {
  registry.add(accountStatement, async ({ input, caller: { playerId }, lang }) => {
    const { format, startDate, endDate } = input
    const read = await readStatement(ctx, { playerId, startDate, endDate, lang })
    if (!read.ok) {
      return err({ error: 'invalid_input', fields: [{ field: 'startDate', error: 'statement_lines' }] })
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
    const bytes = await (format === 'pdf' ? printed : statementCsv)(statement, head)
    return ok({
      fileName: `${WORDS[lang].file}-${startDate}-${endDate}.${format}`,
      mediaType: MEDIA[format],
      content: bytes.toString('base64'),
      opening: statement.opening,
      closing: statement.closing,
      lines: statement.lines.length,
    })
  })
}

/** The library that draws is large: a server that prints nothing starts without it. */
async function printed(statement: Statement, head: StatementHead): Promise<Buffer> {
  const { statementPdf } = await import('../statement/pdf.ts')
  return statementPdf(statement, head)
}
