import { escapeUTF8 } from 'entities'
import type { Language } from '../../shared/languages.ts'

/** Redirects with query and fragment, which `<meta http-equiv="refresh">` would drop. */
const script = 'location.replace(document.querySelector("a").href+location.search+location.hash)'

const style =
  '<style>body{margin:12vh auto;max-width:36rem;padding:0 1.25rem;font:1.125rem/1.6 sans-serif}</style>'

type RedirectPage = {
  language: Language
  /** The page's address, and its full URL for search engines. */
  target: string
  canonical: string
  heading: string
  policy(script: string, styles: string): string
}

/**
 * Returns the document at an old address, for hosts without redirect rules. It redirects with and without scripts,
 * contains the new page's canonical URL, and needs no other file.
 */
export function redirectPage({
  language,
  target,
  canonical,
  heading,
  policy,
}: RedirectPage): string {
  const [href, words] = [escapeUTF8(target), escapeUTF8(heading)]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeUTF8(policy(script, style))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words}</title>
<link rel="canonical" href="${escapeUTF8(canonical)}">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
${style}
</head>
<body>
<h1>${words}</h1>
<p><a href="${href}">${href}</a></p>
<script>${script}</script>
</body>
</html>
`
}
