/** The server cannot start: the message is one line for the operator and says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
