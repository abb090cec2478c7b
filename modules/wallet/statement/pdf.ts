import type { Language } from '@poyraz/contract'
import { formatCount, formatDate, formatDateTime, formatMoney, type statementTr } from '@poyraz/text'
import { BRAND, bold, figure, HAIR, INK, MUTED, SOFT, style } from './look.ts'
import { createPaper, PAGE, type Paper } from './paper.ts'
import type { Line, Statement } from './statement.ts'
import { createTurns } from './take-turns.ts'

export type StatementHead = {
  readonly words: Readonly<Record<keyof typeof statementTr, string>>
  readonly lang: Language
  /** Istanbul days, both inclusive. */
  readonly startDate: string
  readonly endDate: string
  readonly holder: string
  readonly preparedAt: Date
}

const LEFT = 44
const RIGHT = PAGE.width - LEFT
const WIDTH = RIGHT - LEFT
const BOTTOM = PAGE.height - 64
const ROW = 17
/** Right edges of the number columns, and the left edge of descriptions. */
const COLUMNS = { description: LEFT + 96, amount: RIGHT - 92, balance: RIGHT } as const
const KIND_COLUMNS = { count: LEFT + 260, moneyIn: RIGHT - 110, moneyOut: RIGHT } as const

/** The drawing position; a table that reaches the bottom continues on a new page. */
type Pen = { readonly paper: Paper; y: number; readonly giveWay: () => Promise<void> }

/** Renders the statement as a PDF. */
export async function statementPdf(statement: Statement, head: StatementHead): Promise<Buffer> {
  const { words, lang, preparedAt } = head
  const period = periodOf(head)
  const paper = createPaper({
    title: `Poyraz · ${words.title} · ${period}`,
    lang,
    createdAt: preparedAt,
  })
  const pen: Pen = { paper, y: 0, giveWay: createTurns() }
  drawHead(pen, head)
  drawBalances(pen, statement, head)
  if (statement.kinds.size > 0) drawKinds(pen, statement, head)
  await drawLines(pen, statement, head)
  await paper.onEachPage(async (index, pages) => {
    await pen.giveWay()
    drawFoot(paper, index, pages, head)
  })
  return paper.toBytes()
}

function periodOf({ startDate, endDate, lang }: StatementHead): string {
  return [startDate, endDate].map((day) => formatDate(`${day}T12:00:00Z`, lang)).join(' – ')
}

function drawHead(pen: Pen, head: StatementHead): void {
  const { words, holder, lang, preparedAt } = head
  const { paper } = pen
  paper.box({ x: 0, y: 0 }, { width: PAGE.width, height: 6 }, BRAND)
  paper.text({ x: LEFT, y: 58 }, 'Poyraz', bold(22, { colour: BRAND }))
  paper.text({ x: RIGHT, y: 56 }, words.title, bold(15, { align: 'right' }))
  const facts = [
    [words.holder, holder],
    [words.period, periodOf(head)],
    [words.prepared, formatDateTime(preparedAt.toISOString(), lang)],
    [words.currency, words.currencyName],
  ] as const
  const step = WIDTH / 2
  for (const [index, [name, value]] of facts.entries()) {
    const [x, y] = [LEFT + (index % 2) * step, 92 + Math.floor(index / 2) * 34]
    paper.text({ x, y }, name, style(8, { colour: MUTED }))
    paper.text({ x, y: y + 14 }, value, bold(10.5, { widthMax: step - 16 }))
  }
  pen.y = 160
}

/** Draws opening balance, sums and closing balance in one band. */
function drawBalances(
  pen: Pen,
  { opening, closing, totals }: Statement,
  { words, lang }: StatementHead,
): void {
  const { paper, y } = pen
  paper.box({ x: LEFT, y }, { width: WIDTH, height: 52 }, SOFT)
  const cells = [
    [words.opening, formatMoney(opening, lang)],
    [words.moneyIn, formatMoney(totals.moneyIn, lang, { sign: 'always' })],
    [words.moneyOut, formatMoney(-totals.moneyOut, lang)],
    [words.closing, formatMoney(closing, lang)],
  ] as const
  for (const [index, [name, value]] of cells.entries()) {
    const x = LEFT + 14 + (index * WIDTH) / cells.length
    paper.text({ x, y: y + 20 }, name, style(8, { colour: MUTED }))
    paper.text({ x, y: y + 37 }, value, bold(11.5, { colour: index === cells.length - 1 ? BRAND : INK }))
  }
  pen.y += 84
}

function drawKinds(pen: Pen, { kinds, totals }: Statement, { words, lang }: StatementHead): void {
  const { paper } = pen
  paper.text({ x: LEFT, y: pen.y }, words.kinds, bold(11))
  pen.y += 20
  const heads = [words.count, words.moneyIn, words.moneyOut]
  const edges = [KIND_COLUMNS.count, KIND_COLUMNS.moneyIn, KIND_COLUMNS.moneyOut]
  paper.text({ x: LEFT, y: pen.y }, words.kind, style(8, { colour: MUTED }))
  for (const [index, x] of edges.entries()) {
    paper.text({ x, y: pen.y }, heads[index] ?? '', style(8, { colour: MUTED, align: 'right' }))
  }
  rule(pen)
  for (const [kind, { count, moneyIn, moneyOut }] of [...kinds, [words.total, totals] as const]) {
    const change = kind === words.total ? ({ weight: 'bold' } as const) : {}
    paper.text({ x: LEFT, y: pen.y }, kind, style(9, change))
    const values = [formatCount(count, lang), formatMoney(moneyIn, lang), formatMoney(-moneyOut, lang)]
    for (const [index, x] of edges.entries()) paper.text({ x, y: pen.y }, values[index] ?? '', figure(change))
    rule(pen)
  }
  pen.y += 20
}

async function drawLines(
  pen: Pen,
  { lines, opening, closing }: Statement,
  head: StatementHead,
): Promise<void> {
  const { words, lang } = head
  pen.paper.text({ x: LEFT, y: pen.y }, words.lines, bold(11))
  pen.y += 20
  drawColumnHeads(pen, head)
  drawBalanceRow(pen, words.opening, formatMoney(opening, lang))
  if (lines.length === 0) {
    pen.paper.text({ x: COLUMNS.description, y: pen.y }, words.none, style(9, { colour: MUTED }))
    rule(pen)
  }
  for (const line of lines) {
    await pen.giveWay()
    turnIfFull(pen, head)
    drawLine(pen, line, head)
  }
  turnIfFull(pen, head)
  drawBalanceRow(pen, words.closing, formatMoney(closing, lang))
}

function turnIfFull(pen: Pen, head: StatementHead): void {
  if (pen.y <= BOTTOM) return
  pen.paper.addPage()
  pen.y = 56
  drawColumnHeads(pen, head)
}

function drawColumnHeads(pen: Pen, { words }: StatementHead): void {
  const { paper, y } = pen
  const muted = style(8, { colour: MUTED })
  paper.text({ x: LEFT, y }, words.date, muted)
  paper.text({ x: COLUMNS.description, y }, words.description, muted)
  paper.text({ x: COLUMNS.amount, y }, words.amount, { ...muted, align: 'right' })
  paper.text({ x: COLUMNS.balance, y }, words.balance, { ...muted, align: 'right' })
  rule(pen)
}

function drawLine(pen: Pen, { at, kind, name, amount, balance }: Line, { lang }: StatementHead): void {
  const { paper, y } = pen
  const words = name === '' || name === kind ? kind : `${kind} · ${name}`
  const widthMax = COLUMNS.amount - COLUMNS.description - 90
  paper.text({ x: LEFT, y }, formatDateTime(at.toISOString(), lang), style(9, { columns: true }))
  paper.text({ x: COLUMNS.description, y }, words, style(9, { widthMax }))
  const money = formatMoney(amount, lang, { sign: 'always' })
  paper.text({ x: COLUMNS.amount, y }, money, figure({ colour: amount > 0n ? BRAND : INK }))
  paper.text({ x: COLUMNS.balance, y }, formatMoney(balance, lang), figure())
  rule(pen)
}

function drawBalanceRow(pen: Pen, name: string, amount: string): void {
  pen.paper.text({ x: COLUMNS.description, y: pen.y }, name, bold(9))
  pen.paper.text({ x: COLUMNS.balance, y: pen.y }, amount, figure({ weight: 'bold' }))
  rule(pen)
}

/** Draws a hairline under the row and moves to the next row. */
function rule(pen: Pen): void {
  pen.paper.box({ x: LEFT, y: pen.y + 5 }, { width: WIDTH, height: 0.5 }, HAIR)
  pen.y += ROW
}

function drawFoot(paper: Paper, index: number, pages: number, { words }: StatementHead): void {
  const y = PAGE.height - 30
  const numbers = words.page.replace('{page}', String(index + 1)).replace('{pages}', String(pages))
  paper.box({ x: LEFT, y: y - 14 }, { width: WIDTH, height: 0.5 }, HAIR)
  paper.text({ x: LEFT, y }, words.note, style(7, { colour: MUTED }))
  paper.text({ x: RIGHT, y }, numbers, style(7, { colour: MUTED, align: 'right' }))
}
