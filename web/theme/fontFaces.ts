import fallbackFaces from './fonts/fallbacks.css?raw'
import newsreader from './fonts/newsreader-display.woff2'
import publicSans from './fonts/public-sans.woff2'

const fallbacks = fallbackFaces.replace(/\/\*.*?\*\/|\s*([{}:;,])\s*/gs, '$1').trim()

/** The font of text. */
const textFont = 'Public Sans'

/** Our own fonts: their families, files' addresses and weights. */
export const fonts = [
  { family: 'Newsreader', file: newsreader, weight: '430' },
  { family: textFont, file: publicSans, weight: '400 700' },
]

/**
 * Returns the `@font-face` rules of both families and of their fallbacks. Headings switch to their font
 * whenever it loads, because hardly any of them changes its line breaks then.
 * @param display of the font of text: `optional` where what is being read must not move
 */
export function fontFaces(display: 'optional' | 'swap'): string {
  const own = fonts.map(
    ({ family, file, weight }) =>
      `@font-face{font-family:'${family}';src:url(${file}) format('woff2');font-weight:${weight};font-display:${family === textFont ? display : 'swap'}}`,
  )
  return own.join('') + fallbacks
}
