import { createHash } from 'node:crypto'
import { speculationRules } from '../../../web/document/speculationRules.ts'

/** styled-components starts with an empty style element, whose hash must be allowed too. */
const emptyStyle = ''

/**
 * Returns a page's Content-Security-Policy: inline scripts and styles by hash, the site's own files, and Supabase on
 * every page, because the policy persists through client-side navigation; checks of the live site read it there
 * (`shared/monitoring/formProbe.ts`). `connect-src 'self'` is for auditing tools, which fetch robots.txt from within a
 * page.
 * @param supabaseUrl null for a site without enquiries
 * @param hasVideos whether any page of the site has its own video
 */
export function contentPolicy(
  script: string,
  styles: string,
  supabaseUrl: string | null,
  hasVideos = false,
): string {
  const css = [...styles.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text ?? '')
  return [
    "default-src 'none'",
    `script-src 'self' ${policyHash(script)} ${policyHash(speculationRules)}`,
    `style-src ${[emptyStyle, ...css].map(policyHash).join(' ')}`,
    // Arrows are data URLs in styles.
    "img-src 'self' data:",
    "font-src 'self'",
    ...(hasVideos ? ["media-src 'self'"] : []),
    "manifest-src 'self'",
    supabaseUrl === null
      ? "connect-src 'self'"
      : `connect-src 'self' ${new URL(supabaseUrl).origin}`,
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
