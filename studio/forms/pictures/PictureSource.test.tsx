import { act, createElement } from 'react'
import type { AssetSourceComponentProps } from 'sanity'
import { beforeEach, expect, test, vi } from 'vitest'
import { takeConsoleErrors } from '../../../tests/support/failOnConsoleError.ts'
import { render } from '../../testing/render.tsx'
import { KnownWords } from './KnownWords.tsx'
import { withPictureSource } from './PictureSource.tsx'

const readPictures = vi.hoisted(() => vi.fn())
const readTextsOf = vi.hoisted(() => vi.fn())
const remove = vi.hoisted(() => vi.fn())

vi.mock('sanity', async (original) => ({
  ...(await original()),
  useClient: () => ({ delete: remove }),
  useSchema: () => ({}),
}))
vi.mock('./pictures.ts', async (original) => ({
  ...(await original()),
  readPictures,
  readTextsOf,
}))

const picture = (name: string, users: string[], texts: object[] = []) => ({
  ...{ _id: name, url: `https://cdn.example/${name}`, originalFilename: name },
  ...{ width: 1200, height: 800, texts },
  users: users.map((title) => ({ id: title, title })),
  isPublic: users.length > 0,
})

beforeEach(() => {
  vi.clearAllMocks()
  readPictures.mockResolvedValue([
    picture('IMG_2041.jpg', ['About us'], [{ en: 'The warehouse in Accra' }]),
    picture('old.jpg', []),
  ])
})

const onSelect = vi.fn()

/** Opens our list in place of that of a source. */
async function open() {
  const [source] = withPictureSource([{ name: 'sanity-default', component: () => null }])
  if (!source) throw new Error('The source is gone')
  const props: AssetSourceComponentProps = {
    ...{ assetSource: source, accept: 'image/*', selectionType: 'single', selectedAssets: [] },
    ...{ onClose: () => {}, onSelect },
  }
  await render(createElement(source.component, props))
}

const shown = () =>
  [...document.querySelectorAll('[data-picture]')].map(({ textContent }) => textContent)

async function search(words: string) {
  const field = document.querySelector('input')
  if (!field) throw new Error('There is no search')
  // With the native setter, so that React notices the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, words)
  await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })))
}

async function press(name: string) {
  const match = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes(name),
  )
  await act(async () => match?.click())
}

test('a picture is found by what it shows and where it is used, and chosen by a click', async () => {
  await open()
  await expect.poll(shown).toHaveLength(2)
  await search('warehouse about')
  expect(shown()).toEqual([
    expect.stringMatching(/IMG_2041\.jpg.*The warehouse in Accra.*On: About us/),
  ])
  await press('IMG_2041.jpg')
  expect(onSelect).toHaveBeenCalledWith([{ kind: 'assetDocumentId', value: 'IMG_2041.jpg' }])
  await search('ship')
  expect(document.body.textContent).toContain('No picture has these words.')
})

test('only a picture that is used nowhere is deleted, once it was asked again', async () => {
  await open()
  await expect.poll(shown).toHaveLength(2)
  const deletions = () =>
    [...document.querySelectorAll('button')].filter(({ textContent }) =>
      textContent?.startsWith('Delete'),
    )
  expect(deletions()).toHaveLength(1)
  await press('Delete …')
  expect(remove).not.toHaveBeenCalled()
  remove.mockRejectedValueOnce(new Error('referenced'))
  await press('Delete it for good')
  await expect.poll(() => document.body.textContent).toContain('a page may use it by now')
  expect(takeConsoleErrors()).toHaveLength(1)
  await press('Delete it for good')
  expect(remove.mock.calls).toEqual([['old.jpg'], ['old.jpg']])
})

test('pictures that cannot be read are no empty list', async () => {
  readPictures.mockRejectedValue(new Error('offline'))
  await open()
  await expect.poll(() => document.body.textContent).toContain('could not be loaded')
  expect(takeConsoleErrors()).toHaveLength(1)
})

test('words of the same picture elsewhere are taken over in all languages', async () => {
  const words = { en: 'The warehouse', fr: 'L’entrepôt' }
  readTextsOf.mockResolvedValue([words])
  const onChoose = vi.fn()
  await render(<KnownWords picture="image-a" onChoose={onChoose} />)
  await expect.poll(() => document.body.textContent).toContain('English, Français')
  await press('Use these words')
  expect(onChoose).toHaveBeenCalledWith(words)
})
