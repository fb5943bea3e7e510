import { marks, picture } from './picture.ts'
import type { Specimens } from './specimen.ts'
import { few, keyed, longWord, sentence, text } from './text.ts'

const heading = text('Our warehouse', 'Notre entrepôt', 'O nosso armazém')

const upright = { ...picture, asset: marks.tall }
const { caption: _, ...plain } = picture
const items = keyed<Omit<typeof picture, 'caption'>>(picture, upright, plain, picture, picture)

export const pictures: Specimens<'pictures'> = {
  one: { heading, intro: sentence, items: few(items, 1) },
  'one upright': { heading, items: keyed(upright) },
  two: { heading, items: few(items, 2) },
  several: { heading, items },
  'long words': { heading: longWord, items: keyed({ ...picture, caption: longWord }) },
}
