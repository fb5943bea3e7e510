import fallbackFaces from './fonts/fallbacks.css?raw'
import newsreader from './fonts/newsreader-display.woff2'
import publicSans from './fonts/public-sans.woff2'

const fallbacks = fallbackFaces.replace(/\/\*.*?\*\/|\s*([{}:;,])\s*/gs, '$1').trim()

export const fonts = [
  { family: 'Newsreader', file: newsreader, weight: '430' },
  { family: 'Public Sans', file: publicSans, weight: '400 700' },
]

const own = fonts.map(
  ({ family, file, weight }) =>
    `@font-face{font-family:'${family}';src:url(${file}) format('woff2');font-weight:${weight};font-display:swap}`,
)

/**
 * The `@font-face` rules of both families and of their fallbacks. Texts switch to their font whenever it has loaded,
 * because the fallbacks are scaled so that this rarely changes line breaks.
 */
export const fontFaces = own.join('') + fallbacks
