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
    family: 'Public Sans Fallback',
    weight: '400',
    local: ['Arial', 'Liberation Sans', 'Roboto'],
    sizeAdjust: '103.8%',
    ascent: '91.5%',
    descent: '21.7%',
  },
  {
    family: 'Public Sans Fallback',
    weight: '600 700',
    local: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'],
    sizeAdjust: '98.3%',
    ascent: '96.6%',
    descent: '22.9%',
  },
]

/** Our own fonts: their families, files' addresses and weights. */
export const fonts = [
  { family: 'Newsreader', file: newsreader, weight: '430' },
  { family: 'Public Sans', file: publicSans, weight: '400 700' },
]

/**
 * Returns the `@font-face` rules of both families and of what stands in for them.
 * @param display `optional` where a font that comes late must not move what is being read
 */
export function fontFaces(display: 'optional' | 'swap'): string {
  return [
    ...fonts.map(
      ({ family, file, weight }) =>
        `@font-face{font-family:'${family}';src:url(${file}) format('woff2');font-weight:${weight};font-display:${display}}`,
    ),
    ...fallbacks.map(
      ({ family, weight, local, sizeAdjust, ascent, descent }) =>
        `@font-face{font-family:'${family}';src:${local.map((name) => `local('${name}')`).join(',')};${weight ? `font-weight:${weight};` : ''}size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`,
    ),
  ].join('')
}
