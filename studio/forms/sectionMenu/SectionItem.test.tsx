import { act, type ReactNode, useState } from 'react'
import type { ArrayOfObjectsInputProps, ObjectItemProps } from 'sanity'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { SectionItem } from './SectionItem.tsx'
import { useLostSection } from './useLostSection.tsx'

const push = vi.hoisted(() => vi.fn<(toast: { title: string; description?: ReactNode }) => void>())
const presence = vi.hoisted(() => ({ others: [] as object[] }))

vi.mock('sanity', async (original) => ({
  ...(await original()),
  useFormValue: () => 'drafts.about',
  useGlobalPresence: () => presence.others,
}))
vi.mock('@sanity/ui/toast', async (original) => ({
  ...(await original()),
  useToast: () => toast,
}))
const toast = { push }

const section = (_key: string) => ({ _key, heading: { en: _key } })
const [story, values, team] = [section('Story'), section('Values'), section('Team')]

type ListProps = { sections: object[]; open?: string; children?: ReactNode }
const onInsert = vi.fn()

function List({ sections, open, children }: ListProps) {
  const members = open ? [{ kind: 'item', key: open, open: true }] : []
  const props = { value: sections, members, onInsert } as unknown as ArrayOfObjectsInputProps
  useLostSection(props)
  return children
}

const onRemove = vi.fn()
const renderDefault = (props: ObjectItemProps) => (
  <button type="button" onClick={props.onRemove}>
    {'Remove in the list'}
  </button>
)
const item = { value: values, onRemove, renderDefault } as unknown as ObjectItemProps

/** A list of three sections, with buttons for what the Content Lake reports. */
function Changing({ open }: { open?: string }) {
  const [sections, setSections] = useState([story, values, team])
  return (
    <List sections={sections} {...(open !== undefined && { open })}>
      <SectionItem {...item} />
      <button type="button" onClick={() => setSections([story, team])}>
        {'Without it'}
      </button>
      <button type="button" onClick={() => setSections([team])}>
        {'Without two'}
      </button>
    </List>
  )
}

const press = (name: string, parent: ParentNode) =>
  act(async () =>
    [...parent.querySelectorAll('button')].find((one) => one.textContent === name)?.click(),
  )

beforeEach(() => {
  vi.clearAllMocks()
  presence.others = []
})

test.each([
  ['Without it', { position: 'after', referenceItem: { _key: 'Story' } }],
  ['Without two', { position: 'before', referenceItem: 0 }],
])(
  'a section that a colleague removes while it is open here is named, with a way back: %s',
  async (button, place) => {
    const view = await render(<Changing open="Values" />)
    await press(button, view)
    const { title, description } = push.mock.lastCall?.[0] ?? {}
    expect(title).toBe('The section that was open here was removed: Values')
    await press('Undo', await render(description))
    expect(onInsert).toHaveBeenCalledWith(expect.objectContaining({ items: [values], ...place }))
  },
)

test('a section that is closed here is removed without a note', async () => {
  const view = await render(<Changing />)
  await press('Remove in the list', view)
  expect(onRemove).toHaveBeenCalledOnce()
  await press('Without it', view)
  expect(push).not.toHaveBeenCalled()
})

test('while a colleague has the page open, a section is removed after a question only', async () => {
  presence.others = [{ user: { displayName: 'Esi' }, locations: [{ documentId: 'about' }] }]
  const view = await render(<Changing />)
  await press('Remove in the list', view)
  expect(onRemove).not.toHaveBeenCalled()
  expect(document.body.textContent).toContain('Esi: this page is open there too')
  await press('Remove', document)
  expect(onRemove).toHaveBeenCalledOnce()
})
