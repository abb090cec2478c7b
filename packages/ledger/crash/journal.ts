import { type FileHandle, open, readFile } from 'node:fs/promises'
import type { Answer } from '../auditor/history.ts'
import type { Work } from '../simulator/workload.ts'

export type Line = { readonly work: Work } | { readonly answer: Answer }

/** A client's journal of requests and replies, which survives its kill: `append` resolves after the sync. */
export type Journal = { append(line: Line): Promise<void>; close(): Promise<void> }

/** Opens a journal. Lines appended during a sync share the next one. */
export async function openJournal(path: string): Promise<Journal> {
  const file = await open(path, 'a')
  let pending: { text: string; done: () => void; failed: (error: unknown) => void }[] = []
  let busy = false
  const drain = async () => {
    while (pending.length > 0) {
      const lines = pending
      pending = []
      await writeLines(
        file,
        lines.map((line) => line.text),
      ).then(
        () => lines.forEach((line) => line.done()),
        (error: unknown) => lines.forEach((line) => line.failed(error)),
      )
    }
    busy = false
  }
  return {
    append: (line) =>
      new Promise((done, failed) => {
        pending.push({ text: JSON.stringify(line, bigintToText), done, failed })
        if (busy) return
        busy = true
        void drain()
      }),
    close: () => file.close(),
  }
}

async function writeLines(file: FileHandle, lines: readonly string[]): Promise<void> {
  await file.write(`${lines.join('\n')}\n`)
  await file.datasync()
}

/** Reads a journal. Drops an incomplete last line: it was never synced, so no request depended on it. */
export async function readJournal(path: string): Promise<Line[]> {
  const text = await readFile(path, 'utf8')
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line, textToBigint) as Line)
}

function bigintToText(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}n` : value
}

function textToBigint(_: string, value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value
}
