import { act, type ReactNode, useState } from 'react'
import type { ItemProps, ObjectInputProps } from 'sanity'
import { beforeEach, expect, test, vi } from 'vitest'
import { applyPatches } from '../../documents/applyPatches.ts'
import { render } from '../../testing/render.tsx'
import { EntryRemoval, patchesToPutBack } from './EntryRemoval.tsx'
import { FormItem } from './FormItem.tsx'
import { ChooseFormLanguage } from './formLanguage.ts'

const push = vi.hoisted(() => vi.fn<(toast: { title: string; description?: ReactNode }) => void>())
const presence = vi.hoisted(() => ({ others: [] as object[] }))

vi.mock('sanity', async (original) => ({
  ...(await original()),
  useGlobalPresence: () => presence.others,
}))
vi.mock('@sanity/ui/toast', async (original) => ({
  ...(await original()),
  useToast: () => toast,
}))
const toast = { push }

const localized = { jsonType: 'object', name: 'localeString', fields: [] }
const schemaType = {
  jsonType: 'object',
  name: 'prose',
  title: 'Text',
  fields: [{ name: 'heading', type: localized }],
}

type Section = { _key: string; heading?: { en: string } }

const section = (_key: string): Section => ({ _key, heading: { en: _key } })
const page = (...sections: Section[]) => ({ _id: 'drafts.about', sections })
const [story, values, team] = [section('Story'), section('Values'), section('Team')]

const onChange = vi.fn()
const onPathFocus = vi.fn()
const onRemove = vi.fn()

type FormProps = {
  /** The key of the section whose form is open. */
  open?: string
  /** The page after somebody else's change, and whether that is a former version. */
  later?: ReturnType<typeof page>
  readOnly?: boolean
}

/** The form of a page of three sections, with a row for each. */
function Form({ open, later = page(story, team), readOnly }: FormProps) {
  const [document, setDocument] = useState(page(story, values, team))
  const props = { value: document, onChange, onPathFocus, readOnly }
  const form = props as unknown as ObjectInputProps
  const row = (value: Section, index: number) => ({
    ...{ value, index, schemaType, onRemove, inputProps: {}, open: value._key === open },
    path: ['sections', { _key: value._key }],
    children: <p>{'The form of the section'}</p>,
    renderDefault: ({ onRemove, children }: ItemProps) => (
      <>
        <button type="button" onClick={onRemove}>{`Remove ${value._key}`}</button>
        {value._key === open && children}
      </>
    ),
  })
  return (
    <EntryRemoval form={form}>
      {document.sections.map((value, index) => (
        <FormItem key={value._key} {...(row(value, index) as unknown as ItemProps)} />
      ))}
      <button type="button" onClick={() => setDocument(later)}>
        {'Change'}
      </button>
    </EntryRemoval>
  )
}

const press = (name: string, parent: ParentNode) =>
  act(async () =>
    [...parent.querySelectorAll('button')].find((one) => one.textContent === name)?.click(),
  )

const lastToast = () => push.mock.lastCall?.[0]

beforeEach(() => {
  vi.clearAllMocks()
  presence.others = []
})

test('an entry that is removed can be put back at its place', async () => {
  const view = await render(<Form />)
  await press('Remove Values', view)
  expect(onRemove).toHaveBeenCalledOnce()
  expect(onPathFocus).toHaveBeenCalledWith(['sections'])
  expect(lastToast()?.title).toBe('Removed: Text “Values”')
  await press('Change', view)
  await press('Undo', await render(lastToast()?.description))
  expect(applyPatches(page(story, team), onChange.mock.lastCall?.[0])).toEqual(
    page(story, values, team),
  )
})

test('while a colleague has the document open, an entry is removed after a question only', async () => {
  presence.others = [{ user: { displayName: 'Esi' }, locations: [{ documentId: 'about' }] }]
  const view = await render(<Form />)
  await press('Remove Values', view)
  expect(onRemove).not.toHaveBeenCalled()
  expect(document.body.textContent).toContain('Esi: this document is open there too')
  await press('Remove', document)
  expect(onRemove).toHaveBeenCalledOnce()
})

test('who has the form of an entry open that a colleague removes reads so, and can put it back', async () => {
  await press('Change', await render(<Form open="Values" />))
  expect(lastToast()?.title).toBe('Removed while it was open here: Text “Values”')
  await press('Undo', await render(lastToast()?.description))
  expect(applyPatches(page(story, team), onChange.mock.lastCall?.[0])).toEqual(
    page(story, values, team),
  )
})

test.each([
  ['whose form is closed', <Form key="" open="Story" />],
  ['that a former version lacks', <Form key="" open="Values" readOnly />],
  ['that was only moved', <Form key="" open="Values" later={page(values, story, team)} />],
])('nothing is said about an entry %s', async (_, form) => {
  await press('Change', await render(form))
  expect(push).not.toHaveBeenCalled()
})

test.each<[string, Section[], string[]]>([
  ['the entries before it are gone too', [team], ['Team', 'Values']],
  ['its list is empty', [], ['Values']],
  ['it is back already', [values], ['Values']],
])('an entry is put back once, although %s', (_, now, then) => {
  const entry = { path: ['sections', { _key: 'Values' }], index: 1, value: values }
  const { sections } = applyPatches(page(...now), patchesToPutBack(entry, page(...now)))
  expect(sections.map(({ _key }) => _key)).toEqual(then)
})

test('the language of a form is chosen in the form of an entry too', async () => {
  const choose = vi.fn()
  const view = await render(
    <ChooseFormLanguage value={choose}>
      <Form open="Values" />
    </ChooseFormLanguage>,
  )
  await act(async () => view.querySelector<HTMLElement>('[role=tab][id$=-fr]')?.click())
  expect(choose).toHaveBeenCalledWith('fr')
})
