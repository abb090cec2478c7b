import { createInterface } from 'node:readline'

/** Reads answers from the terminal. */
export type Prompt = {
  /** Reads one line without echo; empty at the end of the input. */
  ask(question: string): Promise<string>
  close(): void
}

export function createPrompt(): Prompt {
  const { stdin, stdout } = process
  // Without `output` the interface echoes nothing.
  const reader = createInterface({ input: stdin, terminal: stdin.isTTY })
  reader.on('SIGINT', () => process.exit(130))
  const lines = reader[Symbol.asyncIterator]()
  return {
    async ask(question) {
      stdout.write(question)
      const { value = '' } = await lines.next()
      stdout.write('\n')
      return String(value)
    },
    close: () => reader.close(),
  }
}
