import { createHash } from 'node:crypto'

/** styled-components begins with an empty style element, which needs the hash of nothing. */
const emptyStyle = ''

/**
 * The Content-Security-Policy of one page: its own inline script and styles by hash, the site's
 * own files, and Supabase on every page, because a policy outlives the navigation to another.
 * No page fetches from the site itself; tools that judge it read robots.txt through a page.
 */
export function contentPolicy(script: string, styles: string, supabaseUrl: string): string {
  const css = [...styles.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text ?? '')
  return [
    "default-src 'none'",
    `script-src 'self' ${hashOf(script)}`,
    `style-src ${[emptyStyle, ...css].map(hashOf).join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self' ${new URL(supabaseUrl).origin}`,
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
