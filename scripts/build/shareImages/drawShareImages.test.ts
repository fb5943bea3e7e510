import sharp from 'sharp'
import { expect, test } from 'vitest'
import { languageCodes } from '../../../shared/languages.ts'
import { unprintableCharacter } from '../../../shared/text/printableText.ts'
import { shareImage } from '../../../web/document/shareImage.ts'
import { page, siteIn, text } from '../../../web/testing/content.ts'
import { searchContent } from '../search/searchContent.ts'
import { drawShareImage, shareImageFiles } from './drawShareImages.ts'

const company = 'Accra Pharmaceutical Services'

test.each([
  ['Medicines, trademarks and regulatory compliance across Africa', 'Accra, Ghana'],
  ['La conformité réglementaire, du dossier national à la procédure régionale', 'Œuvre'],
  ['Harmonização com a Agência Africana de Medicamentos', 'Serviços'],
])('%s is drawn with every letter, and the same each time', async (heading, section) => {
  expect(unprintableCharacter(heading + section)).toBeUndefined()
  const image = await drawShareImage({ company, section, heading })
  expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(await drawShareImage({ company, section, heading })).toEqual(image)
})

test('a heading of any length fits between the margins and above the strip', async () => {
  const heading = 'Registration of antiretroviral medicines '.repeat(10)
  const image = sharp(await drawShareImage({ company, section: null, heading }))
  // The margins, and the space between the last line's descenders and the strip.
  for (const [left, top, width, height] of [
    [0, 0, 70, 590],
    [1150, 0, 50, 590],
    [0, 565, 1200, 25],
  ] as const) {
    const margin = await image.clone().extract({ left, top, width, height }).toBuffer()
    const { channels } = await sharp(margin).stats()
    expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0])
  }
})

test('a page has the image that its head names, and another one when its heading changes', () => {
  const filesOf = (heading: string, language: (typeof languageCodes)[number]) => {
    const renamed = { ...page, hero: { ...page.hero, heading: text(heading) } }
    const site = siteIn(language)
    const pages = [{ page: renamed, version: '', module: '', hash: '', indexed: [] }]
    const files = shareImageFiles({
      site,
      pages,
      news: [],
      siteModule: '',
      index: { site: '', pages: {}, redirects: {}, elsewhere: {} },
      search: {
        content: searchContent(site, { searchAnswers: [], africanUnionCountries: [] }, []),
        pages: [],
      },
    })
    expect(files.map(({ path }) => `/${path}`)).toEqual([shareImage(renamed, site, language)?.path])
    return files.map(({ version }) => version)
  }
  for (const language of languageCodes) {
    expect(filesOf('One', language)).toEqual(filesOf('One', language))
    expect(filesOf('One', language)).not.toEqual(filesOf('Other', language))
  }
})
