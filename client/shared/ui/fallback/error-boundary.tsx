import { Component, type ReactNode } from 'react'
import { ensureReference } from '../../browser/report.ts'
import { ErrorView } from './error-view.tsx'

interface ErrorBoundaryProps {
  /** Whether the children are the page's main content. The error view's title is then an `h1`. */
  main: boolean
  children: ReactNode
}

interface State {
  failure: { status: number; reference: string } | null
}

/**
 * Replaces crashed content with the error view; the rest of the page stays. It is a class, because
 * React supports error boundaries only as classes.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { status: readStatus(error), reference: ensureReference(error) } }
  }

  override render() {
    const { failure } = this.state
    return failure ? <ErrorView {...failure} main={this.props.main} /> : this.props.children
  }
}

/** The HTTP status of a failed call; 500 for other errors. */
function readStatus(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 0
  return typeof status === 'number' && status >= 400 ? status : 500
}
