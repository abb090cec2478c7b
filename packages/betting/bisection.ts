const STEPS = 100

/** Finds the root of a monotonic function by bisection; without one, it returns the nearer bound. */
export function solve(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  const rises = f(high) > f(low)
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    // No number lies between the bounds.
    if (middle === low || middle === high) break
    if (f(middle) > 0 === rises) high = middle
    else low = middle
  }
  return (low + high) / 2
}
