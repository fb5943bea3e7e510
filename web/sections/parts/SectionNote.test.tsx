import { expect, test } from 'vitest'
import { text } from '../../testing/content.ts'
import { render, textsOf } from '../../testing/render.tsx'
import { SectionNote } from './SectionNote.tsx'

const sources = ['WIPO', 'OAPI'].map((name) => ({
  _id: name,
  name: text(name),
  url: `https://${name.toLowerCase()}.example`,
  checkedOn: '2026-11-25',
}))

test.for([
  [{ text: text('In dollars.') }, 'Note. In dollars.'],
  [{ text: text('In dollars.'), date: '2026-11-25' }, 'Note, November 2026. In dollars.'],
  [{ sources, date: '2026-11-25' }, 'Sources, November 2026. WIPO · OAPI'],
  [{ sources: sources.slice(0, 1), date: '2026-11-25' }, 'Source, November 2026. WIPO'],
  [
    { text: text('In dollars.'), sources, date: '2026-11-25' },
    'Note, November 2026. In dollars.Sources. WIPO · OAPI',
  ],
] as const)('a note of %o reads “%s”', async ([props, expected]) => {
  const view = await render(
    <SectionNote
      id="a_note"
      {...props}
      sources={'sources' in props ? [...props.sources] : undefined}
    />,
  )
  expect(textsOf(view, '[role="note"]')).toEqual([expected])
})

test('each source is a link to its page', async () => {
  const view = await render(<SectionNote id="a_note" sources={sources} />)
  expect([...view.querySelectorAll('a')].map(({ href }) => href)).toEqual([
    'https://wipo.example/',
    'https://oapi.example/',
  ])
})
