import { marks } from './picture.ts'
import type { Specimens } from './specimen.ts'
import { few, keyed, longWord, name, sentence, text } from './text.ts'

const heading = text('Partners', 'Partenaires', 'Parceiros')

/** Returns a logo in the format of the query: the name is the alternative text. */
const logo = (whose: string, asset: typeof marks.wide, url?: string) => ({
  name: whose,
  image: { alt: name(whose), asset },
  url,
})

const website = 'https://www.example.org/'

const items = keyed(
  logo('Volta Laboratories', marks.wide, website),
  logo('Sahel Medical', marks.square),
  logo('Gulf Relief', marks.tall, website),
  logo('Keta Shipping', marks.wide),
  logo('Ashanti Care', marks.square),
)

export const logos: Specimens<'logos'> = {
  several: { heading, intro: sentence, items },
  one: { heading, items: few(items, 1) },
  three: { heading, items: few(items, 3) },
  'long words': { heading: longWord, items },
}
