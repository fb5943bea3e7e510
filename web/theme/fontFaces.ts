import newsreader from './fonts/newsreader-display.woff2'
import publicSans from './fonts/public-sans.woff2'

/** Fonts of the reader's device, scaled to the metrics of ours, so that nothing moves. */
const fallbacks = `
@font-face {
  font-family:'Newsreader Fallback';
  src:local('Times New Roman'),local('Liberation Serif'),local('Tinos');
  size-adjust:106%;ascent-override:69.3%;descent-override:25%;line-gap-override:0%
}
@font-face {
  font-family:'Newsreader Android';
  src:local('Noto Serif'),local('Noto Serif Regular');
  size-adjust:89.2%;ascent-override:82.4%;descent-override:29.7%;line-gap-override:0%
}
@font-face {
  font-family:'Public Sans Fallback';
  src:local('Arial'),local('Liberation Sans');font-weight:400;
  size-adjust:103.8%;ascent-override:91.5%;descent-override:21.7%;line-gap-override:0%
}
@font-face {
  font-family:'Public Sans Fallback';
  src:local('Arial Bold'),local('Liberation Sans Bold');font-weight:600 700;
  size-adjust:98.3%;ascent-override:96.6%;descent-override:22.9%;line-gap-override:0%
}
@font-face {
  font-family:'Public Sans Android';
  src:local('Roboto'),local('Roboto Regular');font-weight:400 700;
  size-adjust:104.3%;ascent-override:91.1%;descent-override:21.6%;line-gap-override:0%
}
`.replaceAll(/ ?\{?\n */g, (space) => space.trim())

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
