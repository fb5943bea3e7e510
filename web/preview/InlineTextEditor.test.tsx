import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  pasteRequest,
  type TextReply,
  textEdit,
  textRequest,
} from '../../shared/previewProtocol.ts'
import { translatedProps } from '../i18n/translatedProps.ts'
import { one, render } from '../testing/render.tsx'
import { InlineTextEditor } from './InlineTextEditor.tsx'

const toStudio = vi.fn<(message: unknown, origin: string) => void>()
const studio = { postMessage: toStudio }

beforeEach(() => {
  vi.stubEnv('PREVIEW', 'true')
  vi.stubGlobal('opener', studio)
  document.documentElement.dataset.studio = 'https://studio.example'
  toStudio.mockClear()
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.studio
})

const draft = { site: null, page: null, issues: [], types: { about: 'aboutPage' } }
const heading = { key: 'about:hero.heading', value: 'Who we are, 14 countries' }

const Page = (props: { version?: typeof draft }) => (
  <>
    <h1 {...translatedProps(heading)} />
    <InlineTextEditor draft={props.version ?? draft} language="fr" shows="drafts" />
  </>
)

const reply: TextReply = {
  type: 'preview/text',
  ...{ id: 'about', path: 'hero.heading.fr', title: 'About page › Hero › Heading › Français' },
  labels: { hint: 'Enter saves', save: 'Save', leave: 'Leave it' },
  isSaved: false,
}

/** Sends the Studio's reply to the page. */
async function replyWith(fields: Partial<TextReply>, source: unknown = studio) {
  const message = new MessageEvent('message', { data: { ...reply, ...fields } })
  Object.defineProperty(message, 'source', { value: source })
  await act(async () => void window.dispatchEvent(message))
}

/** Double-clicks the heading, and returns the page once the Studio has replied. */
async function opened(
  fields: Partial<TextReply> = { text: 'Qui nous sommes, {countries.waho}' },
  element = <Page />,
) {
  const view = await render(element)
  const doubleClick = new MouseEvent('dblclick', { bubbles: true })
  await act(async () => void one(view, 'h1').dispatchEvent(doubleClick))
  await replyWith(fields)
  return view
}

const fieldIn = (view: HTMLElement) => view.querySelector('textarea')

/** Writes into the field, and presses a key. */
async function press(view: HTMLElement, text: string, options: KeyboardEventInit) {
  const field = one<HTMLTextAreaElement>(view, 'textarea')
  field.value = text
  const key = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...options })
  await act(async () => void field.dispatchEvent(key))
}

const edits = () =>
  toStudio.mock.calls.flatMap(([message]) => textEdit.safeParse(message).data ?? [])

test('a double click asks the Studio for the stored text, in the language of the page', async () => {
  const view = await opened()
  expect(textRequest.parse(toStudio.mock.lastCall?.[0])).toMatchObject({
    ...{ id: 'about', path: 'hero.heading.fr', shows: 'drafts' },
  })
  expect(toStudio.mock.lastCall?.[1]).toBe('https://studio.example')
  // The page shows the number of countries, and in a translated browser other words altogether.
  expect(fieldIn(view)?.value).toBe('Qui nous sommes, {countries.waho}')
  expect(document.activeElement).toBe(fieldIn(view))
  expect(fieldIn(view)?.ariaLabel ?? fieldIn(view)?.getAttribute('aria-label')).toContain('Heading')
})

test('a page that the browser has translated is asked for the same stored text', async () => {
  const view = await render(<Page />)
  const heading = one(view, 'h1')
  heading.innerHTML = '<font><font>Quem somos, 14 países</font></font>'
  const doubleClick = new MouseEvent('dblclick', { bubbles: true })
  await act(async () => void heading.querySelector('font font')?.dispatchEvent(doubleClick))
  await replyWith({ text: 'Qui nous sommes' })
  expect(fieldIn(view)?.value).toBe('Qui nous sommes')
  expect(one(view, 'textarea').closest('[translate=no]')).not.toBeNull()
  expect(heading.textContent).toBe('Quem somos, 14 países')
})

test('a missing translation is an empty field, which shows the words of the page', async () => {
  const view = await opened({ text: '' })
  expect(fieldIn(view)?.value).toBe('')
  expect(fieldIn(view)?.placeholder).toBe(heading.value)
})

test('Enter sends the text to the Studio, and the field stays until the page shows the draft', async () => {
  const view = await opened()
  await act(async () => {
    press(view, 'À propos', { key: 'Enter' })
    one<HTMLTextAreaElement>(view, 'textarea').blur()
  })
  const before = 'Qui nous sommes, {countries.waho}'
  expect(edits()).toEqual([
    { type: 'preview/text-edit', id: 'about', path: 'hero.heading.fr', before, text: 'À propos' },
  ])
  expect(fieldIn(view)?.readOnly).toBe(true)
  await replyWith({ text: 'À propos', isSaved: true })
  expect(fieldIn(view)?.value).toBe('À propos')
})

test('the field goes once the page shows the draft, even if that is before the answer', async () => {
  let load = (_: typeof draft) => {}
  function LoadedPage() {
    const [version, setVersion] = useState(draft)
    load = setVersion
    return <Page version={version} />
  }
  const view = await opened({ text: 'Qui nous sommes' }, <LoadedPage />)
  await press(view, 'À propos', { key: 'Enter' })
  await act(async () => load({ ...draft }))
  expect(fieldIn(view)).not.toBeNull()
  await replyWith({ text: 'À propos', isSaved: true })
  expect(fieldIn(view)).toBeNull()
})

test('the field goes if the stored text is what it was', async () => {
  const view = await opened({ text: 'Qui nous sommes' })
  await press(view, 'Qui nous sommes ', { key: 'Enter' })
  await replyWith({ text: 'Qui nous sommes', isSaved: true })
  expect(fieldIn(view)).toBeNull()
})

test('Escape leaves the text as it was', async () => {
  const view = await opened()
  await press(view, 'Never meant', { key: 'Escape' })
  expect(fieldIn(view)).toBeNull()
  expect(edits()).toEqual([])
})

test.each<[string, KeyboardEventInit]>([
  ['Enter of an input method', { key: 'Enter', isComposing: true }],
  ['Shift and Enter', { key: 'Enter', shiftKey: true }],
])('%s goes on writing', async (_, key) => {
  const view = await opened()
  await press(view, '日本', key)
  expect(edits()).toEqual([])
  expect(fieldIn(view)?.value).toBe('日本')
})

test('keys in the field are not those of the page', async () => {
  const view = await opened()
  const onPage = vi.fn()
  window.addEventListener('keydown', onPage)
  await press(view, 'a', { key: '/' })
  window.removeEventListener('keydown', onPage)
  expect(onPage).not.toHaveBeenCalled()
})

test('a text that is not saved stays in the field, with the reason, and is sent again', async () => {
  const view = await opened()
  await press(view, 'À propos', { key: 'Enter' })
  await replyWith({ text: 'Entre-temps', problem: 'Somebody has changed this text meanwhile' })
  expect(one(view, '[role=alert]').textContent).toContain('Somebody has changed')
  expect(fieldIn(view)?.value).toBe('À propos')
  await press(view, 'À propos', { key: 'Enter' })
  expect(edits().at(-1)).toMatchObject({ before: 'Entre-temps', text: 'À propos' })
})

test('a text that loses the focus is saved if it has changed, and else left', async () => {
  const view = await opened()
  const field = one<HTMLTextAreaElement>(view, 'textarea')
  field.value = 'À propos'
  await act(async () => field.blur())
  expect(edits()).toHaveLength(1)
})

test('what is typed is saved if the frame goes, and the browser asks before its tab does', async () => {
  const view = await opened()
  const leave = (type: string) => {
    const event = new Event(type, { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(leave('beforeunload')).toBe(false)
  leave('pagehide')
  expect(edits()).toEqual([])

  one<HTMLTextAreaElement>(view, 'textarea').value = 'À propos'
  expect(leave('beforeunload')).toBe(true)
  leave('pagehide')
  leave('pagehide')
  expect(edits()).toMatchObject([{ text: 'À propos' }])
  expect(leave('beforeunload')).toBe(false)
})

test('the focus comes back from the form that the first click opens, and stays with an editor who goes there', async () => {
  const view = await opened()
  vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  const field = one<HTMLTextAreaElement>(view, 'textarea')
  field.value = 'À pro'
  await act(async () => field.blur())
  await expect.poll(() => document.activeElement).toBe(field)
  expect(edits()).toEqual([])

  document.documentElement.dispatchEvent(new MouseEvent('mouseleave'))
  await act(async () => field.blur())
  expect(edits()).toMatchObject([{ text: 'À pro' }])
})

test('what cannot be changed on the page says so, until the next click or key', async () => {
  const view = await opened({ problem: 'Only plain texts are changed here.' })
  expect(fieldIn(view)).toBeNull()
  expect(view.textContent).toContain('Only plain texts are changed here.')
  await act(async () => void document.dispatchEvent(new Event('pointerdown')))
  expect(view.textContent).not.toContain('Only plain texts')
})

test('answers of other windows and about other texts are ignored', async () => {
  const view = await opened()
  await replyWith({ text: 'Foreign', isSaved: true }, window)
  await replyWith({ path: 'hero.text.fr', text: 'Other', isSaved: true })
  expect(fieldIn(view)?.readOnly).toBe(false)
})

test('without the Studio a double click only selects a word', async () => {
  vi.stubGlobal('opener', null)
  const view = await render(<Page />)
  await act(
    async () => void one(view, 'h1').dispatchEvent(new MouseEvent('dblclick', { bubbles: true })),
  )
  expect(toStudio).not.toHaveBeenCalled()
})

test('a paste with HTML asks the Studio for its words and inserts them, and plain words paste as ever', async () => {
  const insert = vi.fn()
  Object.assign(document, { execCommand: insert })
  const view = await opened()
  const paste = async (formats: Record<string, string>) => {
    const event = new Event('paste', { bubbles: true, cancelable: true })
    const clipboardData = { getData: (format: string) => formats[format] ?? '' }
    await act(
      async () => void fieldIn(view)?.dispatchEvent(Object.assign(event, { clipboardData })),
    )
    return event.defaultPrevented
  }
  expect(await paste({ 'text/plain': 'words' })).toBe(false)
  expect(await paste({ 'text/plain': '106', 'text/html': '10<sup>6</sup>' })).toBe(true)
  expect(pasteRequest.parse(toStudio.mock.lastCall?.[0])).toMatchObject({ plain: '106' })
  const message = (source: unknown) =>
    Object.defineProperty(
      new MessageEvent('message', { data: { type: 'preview/paste', text: '10⁶' } }),
      'source',
      { value: source },
    )
  window.dispatchEvent(message({}))
  expect(insert).not.toHaveBeenCalled()
  window.dispatchEvent(message(studio))
  expect(insert).toHaveBeenCalledWith('insertText', false, '10⁶')
})
