import { Component, type ReactNode } from 'react'
import type { Messages } from '../i18n/messages.ts'
import { translated } from '../i18n/text.ts'

type Props = { messages: Messages; children: ReactNode }

/**
 * Shows a message when a page fails to render or to load. It uses no styles and no content of the
 * application, because those may be what failed.
 */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { messages, children } = this.props
    if (!this.state.failed) return children
    return (
      <main style={{ maxWidth: '40rem', margin: '4rem auto', padding: '1rem' }}>
        <h1 {...translated(messages['error.heading'])} />
        <p {...translated(messages['error.text'])} />
        <p>
          <a href={window.location.href} {...translated(messages['error.reload'])} />
        </p>
      </main>
    )
  }
}
