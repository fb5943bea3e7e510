import fallbackFaces from './fonts/fallbacks.css?raw'
import newsreader from './fonts/newsreader-display.woff2'
import publicSans from './fonts/public-sans.woff2'

const fallbacks = fallbackFaces.replace(/\/\*.*?\*\/|\s*([{}:;,])\s*/gs, '$1').trim()

const textFont = 'Public Sans'

export const fonts = [
  { family: 'Newsreader', file: newsreader, weight: '430' },
  { family: textFont, file: publicSans, weight: '400 700' },
]

/**
 * Returns the `@font-face` rules of both families and of their fallbacks. Headings switch to their font
 * whenever it loads, because that rarely changes their line breaks.
 * @param display of body text's font: `optional` if text must not move while it is read
 */
export function fontFaces(display: 'optional' | 'swap'): string {
  const own = fonts.map(
    ({ family, file, weight }) =>
      `@font-face{font-family:'${family}';src:url(${file}) format('woff2');font-weight:${weight};font-display:${family === textFont ? display : 'swap'}}`,
  )
  return own.join('') + fallbacks
}
