import { expect, test } from 'vitest'
import { hashOfSource } from '../../documents/translations/sourceHashes.ts'
import { testWorkspace } from '../../testing/testWorkspace.ts'
import { findPictures, isUnused, readPictures, readTextsOf } from './pictures.ts'

const asset = (name: string, originalFilename: string) => ({
  _id: `image-${name}-1200x800-jpg`,
  _type: 'sanity.imageAsset',
  url: `https://cdn.example/${name}.jpg`,
  originalFilename,
  metadata: { dimensions: { width: 1200, height: 800 } },
})
const shown = (name: string, alt?: object) => ({
  _type: 'image',
  asset: { _type: 'reference', _ref: `image-${name}-1200x800-jpg` },
  ...(alt && { alt: { _type: 'localeString', ...alt } }),
})

const warehouse = { en: 'The warehouse in Accra', fr: 'L’entrepôt d’Accra' }
const translatedFrom = { fr: hashOfSource(warehouse.en) }
const about = {
  ...{ _id: 'about', _type: 'aboutPage', title: { en: 'About us' } },
  hero: { image: shown('warehouse', { ...warehouse, translatedFrom }) },
}
const documents = [
  ...[asset('warehouse', 'IMG_2041.jpg'), asset('label', 'label.jpg'), asset('old', 'old.jpg')],
  about,
  { ...about, _id: 'drafts.about', title: { en: 'Who we are' } },
  {
    ...{ _id: 'gmp', _type: 'servicePage', title: { en: 'GMP audits' } },
    sections: [
      { _type: 'gallery', images: [shown('warehouse', warehouse), shown('label')] },
      {
        _type: 'prose',
        image: shown('warehouse', {
          ...{ ...warehouse, en: 'New' },
          translatedFrom: { ...translatedFrom, en: warehouse.en },
        }),
      },
      // The text says what the picture before this one shows.
      { _type: 'prose', image: shown('label', { en: 'A lorry', describes: 'image-old' }) },
    ],
  },
]

async function pictures() {
  const { client, workspace } = await testWorkspace(documents)
  return readPictures(client, workspace.schema)
}

test('a picture says where it is used, as its drafts are, and what is written about it, once', async () => {
  const [first, , unused] = await pictures()
  expect(first?.users.map(({ title }) => title)).toEqual(['Who we are', 'GMP audits'])
  expect(first?.texts).toEqual([warehouse, { en: 'New' }])
  expect(unused).toMatchObject({ users: [], texts: [] })
})

test('a picture that only the published version of a page shows is not unused', async () => {
  const replaced = { ...about, _id: 'drafts.about', hero: { image: shown('label') } }
  const [assets, pages] = [documents.slice(0, 3), [about, replaced]]
  const { client, workspace } = await testWorkspace([...assets, ...pages])
  const all = await readPictures(client, workspace.schema)
  expect(all.map((file) => [file.users.length, file.isPublic, isUnused(file)])).toEqual([
    [0, true, false],
    [1, false, false],
    [0, false, true],
  ])
})

test.each([
  ['its file name', 'img_2041', ['IMG_2041.jpg']],
  ['a word in any language, without its accent', 'ENTREPOT', ['IMG_2041.jpg']],
  ['where it is used, and its name', 'audits label', ['label.jpg']],
  ['nothing', '', ['IMG_2041.jpg', 'label.jpg', 'old.jpg']],
  ['what no picture has', 'lorry', []],
])('pictures are found by %s', async (_, search, names) => {
  const result = findPictures(await pictures(), search)
  expect(result.map(({ originalFilename }) => originalFilename)).toEqual(names)
})

test('the texts of a picture are its own in all languages, without outdated ones and those of a former picture', async () => {
  const { client } = await testWorkspace(documents)
  expect(await readTextsOf('image-warehouse-1200x800-jpg', client)).toEqual([
    warehouse,
    { en: 'New' },
  ])
  expect(await readTextsOf('image-label-1200x800-jpg', client)).toEqual([])
})
