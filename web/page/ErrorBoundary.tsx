import { Component, type ReactNode } from 'react'
import type { Messages } from '../i18n/messages.ts'
import { translatedProps } from '../i18n/translatedProps.ts'

type Props = { messages: Messages; children: ReactNode }

/** Shows a message if a page fails, without the application's styles and content, which may have failed. */
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
        <h1 {...translatedProps(messages['error.heading'])} />
        <p {...translatedProps(messages['error.text'])} />
        <p>
          <a href={window.location.href} {...translatedProps(messages['error.reload'])} />
        </p>
      </main>
    )
  }
}
