/** The server cannot start. The message is one line for the operator that says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
