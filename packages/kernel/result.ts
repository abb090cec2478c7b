/** An expected failure is a value: `Result` carries either a value or a typed error code. */
export type Result<T, E> = Ok<T> | Err<E>
export type Ok<T> = { readonly ok: true; readonly value: T }
export type Err<E> = { readonly ok: false; readonly error: E }

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value }
}

export function err<const E>(error: E): Err<E> {
  return { ok: false, error }
}
