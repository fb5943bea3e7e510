import newsreader from './fonts/newsreader-display.woff2'
import publicSans from './fonts/public-sans.woff2'

/** A font of the reader's device, scaled to the metrics of ours, so that nothing moves. */
type Fallback = {
  family: string
  weight?: string
  local: string[]
  sizeAdjust: string
  ascent: string
  descent: string
}

const fallbacks: Fallback[] = [
  {
    family: 'Newsreader Fallback',
    local: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    sizeAdjust: '106%',
    ascent: '69.3%',
    descent: '25%',
  },
  {
    family: 'Newsreader Android',
    local: ['Noto Serif', 'Noto Serif Regular'],
    sizeAdjust: '89.2%',
    ascent: '82.4%',
    descent: '29.7%',
  },
  {
    family: 'Public Sans Fallback',
    weight: '400',
    local: ['Arial', 'Liberation Sans'],
    sizeAdjust: '103.8%',
    ascent: '91.5%',
    descent: '21.7%',
  },
  {
    family: 'Public Sans Fallback',
    weight: '600 700',
    local: ['Arial Bold', 'Liberation Sans Bold'],
    sizeAdjust: '98.3%',
    ascent: '96.6%',
    descent: '22.9%',
  },
  {
    family: 'Public Sans Android',
    weight: '400 700',
    local: ['Roboto', 'Roboto Regular'],
    sizeAdjust: '104.3%',
    ascent: '91.1%',
    descent: '21.6%',
  },
]

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
  return [
    ...fonts.map(
      ({ family, file, weight }) =>
        `@font-face{font-family:'${family}';src:url(${file}) format('woff2');font-weight:${weight};font-display:${family === textFont ? display : 'swap'}}`,
    ),
    ...fallbacks.map(
      ({ family, weight, local, sizeAdjust, ascent, descent }) =>
        `@font-face{font-family:'${family}';src:${local.map((name) => `local('${name}')`).join(',')};${weight ? `font-weight:${weight};` : ''}size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`,
    ),
  ].join('')
}
