import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useWords } from '../i18n/words.tsx'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** The way out of a screen that fails again and again. */
  readonly leave?: () => void
}

/** Shows a message if a component fails, and lets the player try again. The rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const { leave } = this.props
    return <FailedScreen again={() => this.setState({ failed: false })} {...(leave ? { leave } : {})} />
  }
}

export function FailedScreen({ again, leave }: { again: () => void; leave?: () => void }) {
  const words = useWords()
  return (
    <main className="stumbled" role="alert">
      <p>{words.text('error.screen')}</p>
      <button type="button" className="button button--primary" onClick={again}>
        {words.text('error.screen-again')}
      </button>
      {leave && (
        <button type="button" className="button button--quiet" onClick={leave}>
          {words.text('table.back')}
        </button>
      )}
    </main>
  )
}
