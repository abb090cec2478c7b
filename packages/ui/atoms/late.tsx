import { Component, type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react'

export type LateFailedProps = { readonly onRetry: () => void }

const RETRY_MS = 15_000

type Options = {
  /** Stands until the code is here. */
  readonly waiting?: ReactNode
  /** Says that it did not come, where somebody asked for it; else nothing stands there, and it is tried again. */
  readonly Failed?: ComponentType<LateFailedProps>
}

/** A part of a page whose code comes later. Where it does not come, or breaks, the page stays. */
export function late<P extends object>(load: () => Promise<ComponentType<P>>, options: Options = {}) {
  const fresh = () => lazy(async () => ({ default: await load() }))
  let part = fresh()
  // A lazy component keeps its failure, while the browser would ask again.
  const renew = () => {
    part = fresh()
  }
  return function Late(props: P) {
    return <LateBoundary {...options} onFail={renew} draw={() => createElement(part, props)} />
  }
}

type BoundaryProps = Options & { readonly onFail: () => void; readonly draw: () => ReactNode }

class LateBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true }
  }

  override state = { failed: false }
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly retry = () => this.setState({ failed: false })

  override componentDidCatch() {
    this.props.onFail()
    if (!this.props.Failed) this.timer = setTimeout(this.retry, RETRY_MS)
  }

  override componentWillUnmount() {
    clearTimeout(this.timer)
  }

  override render() {
    const { waiting = null, Failed, draw } = this.props
    if (!this.state.failed) return <Suspense fallback={waiting}>{draw()}</Suspense>
    return Failed ? <Failed onRetry={this.retry} /> : null
  }
}
