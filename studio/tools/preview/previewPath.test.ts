import { expect, test } from 'vitest'
import { addressInStudio } from './previewPath.ts'

test('a page opens in the language of the Studio, and news in one in which it is written', () => {
  const page = { _type: 'aboutPage', title: { en: 'About' } }
  expect(addressInStudio('/about', page, 'fr')).toBe('/fr/about')
  const news = (title: object) =>
    addressInStudio('/news/fair', { _type: 'newsArticle', title }, 'fr')
  expect(news({ en: 'Fair', fr: 'Salon' })).toBe('/fr/news/fair')
  expect(news({ pt: 'Feira' })).toBe('/pt/news/fair')
  expect(news({})).toBe('/fr/news/fair')
})
