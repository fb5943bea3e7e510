import { act } from 'react'
import { type ObjectInputProps, set, unset } from 'sanity'
import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { UploadInput } from './UploadInput.tsx'

/** Renders a field that takes a kind of file, and returns what it says, and a function that edits it. */
async function field(accept: string) {
  const store = vi.fn()
  let onChange: ObjectInputProps['onChange'] = store
  const props = {
    schemaType: { name: 'file', options: { accept } },
    onChange: store,
    renderDefault: (inner: ObjectInputProps) => {
      onChange = inner.onChange
      return null
    },
  }
  const view = await render(<UploadInput {...(props as unknown as ObjectInputProps)} />)
  return {
    says: () => view.textContent,
    store,
    edit: (...edit: Parameters<ObjectInputProps['onChange']>) => act(async () => onChange(...edit)),
  }
}

const sending = (name: string, type: string) =>
  set({ progress: 2, file: { name, type } }, ['_upload'])
const ended = unset(['_upload'])
const stored = set({ _type: 'reference', _ref: 'file-a-mp4' }, ['asset'])

test.each([
  ['image/avif,image/jpeg', 'IMG_1.HEIC', 'image/heic', 'Save an iPhone’s photo (HEIC) as JPEG.'],
  ['image/avif,image/jpeg', 'a.jpg', 'image/jpeg', 'although it is of the right kind'],
  ['video/mp4', 'film.mov', 'video/quicktime', 'Save an iPhone’s video (MOV) as MP4.'],
  ['application/pdf', 'list.docx', 'application/msword', 'This must be a PDF.'],
  ['.vtt,text/vtt', 'film.srt', '', 'such as film.vtt'],
])('a field for %s says why it does not take %s', async (accept, name, type, reason) => {
  const { says, edit, store } = await field(accept)
  await edit(sending(name, type))
  expect(says()).toBe('')
  await edit(ended)
  expect(says()).toContain(`“${name}” was not taken`)
  expect(says()).toContain(reason)
  expect(store).toHaveBeenCalledTimes(2)
})

test('a file that is taken is not spoken of, and ends what was said of another one', async () => {
  const { says, edit } = await field('video/mp4')
  await edit(sending('film.mov', 'video/quicktime'))
  await edit(ended)
  await edit(sending('film.mp4', 'video/mp4'))
  expect(says()).toBe('')
  await edit([stored, set(100, ['_upload', 'progress'])])
  await edit(ended)
  expect(says()).toBe('')
})
