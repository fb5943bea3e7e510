import { text } from './text.ts'

/** The asset of a picture that the development server draws: `tests/catalogue/<name>.svg`. */
const drawing = (name: string, width: number, height: number) => ({
  _id: `image-${name}-${width}x${height}-webp`,
  url: `https://cdn.example.org/${name}.webp`,
  extension: 'webp',
  width,
  height,
})

/** A picture of the Content Lake. */
export const picture = {
  alt: text('Woven cells', 'Cellules tissées', 'Células tecidas'),
  caption: text(
    'A figure with its caption, as below a map.',
    'Une figure et sa légende, comme sous une carte.',
    'Uma figura com a sua legenda, como por baixo de um mapa.',
  ),
  asset: drawing('specimen', 1200, 800),
}

/** Logos of typical proportions. */
export const marks = {
  wide: drawing('mark-wide', 600, 120),
  square: drawing('mark-square', 300, 300),
  tall: drawing('mark-tall', 200, 300),
}
