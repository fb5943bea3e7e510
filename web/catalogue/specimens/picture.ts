import { text } from './text.ts'

/** A picture of the Content Lake; the development server answers its addresses with a drawing. */
export const picture = {
  alt: text('Woven cells', 'Cellules tissées', 'Células tecidas'),
  caption: text(
    'A figure with its caption, as below a map.',
    'Une figure et sa légende, comme sous une carte.',
    'Uma figura com a sua legenda, como por baixo de um mapa.',
  ),
  asset: {
    _id: 'image-specimen-1200x800-webp',
    url: 'https://cdn.example.org/specimen.webp',
    extension: 'webp',
    width: 1200,
    height: 800,
  },
}
