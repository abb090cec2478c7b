/** A bug is a crash: asserts stay on in production. Throws when `condition` is false. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`assertion failed: ${message}`)
}

/** The end of an exhaustive switch: the compiler refuses a call that can be reached. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`)
}
