import { createInterface } from 'node:readline'

/** Questions to whoever runs the command. */
export type Prompt = {
  /** One line, which the terminal does not show; empty at the end of the input. */
  ask(question: string): Promise<string>
  close(): void
}

export function createPrompt(): Prompt {
  const { stdin, stdout } = process
  // Without an output of its own the reader echoes nothing.
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
