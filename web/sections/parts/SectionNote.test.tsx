import { expect, test } from 'vitest'
import { fixedStore } from '../../loading/contentStore.ts'
import { page, site, text } from '../../testing/content.ts'
import { render, textsOf } from '../../testing/render.tsx'
import { SectionNote } from './SectionNote.tsx'

const [wipo, oapi, who] = ['WIPO', 'OAPI', 'WHO'].map((name) => ({
  _id: name,
  name: text(name),
  url: `https://${name.toLowerCase()}.example`,
  checkedOn: '2026-11-25',
}))
const sources = [wipo, oapi, who].flatMap((source) => source ?? [])
const sourceList = { sources, checkedIn: '2026-11', review: '2027-11' }
const store = fixedStore(site, { ...page, sourceList })

test.for([
  [{}, 'Note. In dollars. '],
  [{ date: '2026-11-25' }, 'Note, November 2026. In dollars. '],
  [{ date: '2026-11-25', sources: [oapi] }, 'Note. In dollars. Source2'],
  [{ sources: [who] }, 'Note. In dollars. Source3'],
  [{ sources: [who, wipo] }, 'Note. In dollars. Sources13'],
] as const)('a note with %o reads “%s”', async ([props, expected]) => {
  const cited = 'sources' in props ? props.sources.flatMap((source) => source ?? []) : undefined
  const view = await render(
    <SectionNote id="a_note" text={text('In dollars.')} {...props} sources={cited} />,
    { store, path: page.path },
  )
  expect(view.querySelector('[role="note"]')?.textContent).toBe(expected)
})

test('a note ends with a link to the page about its figures', async () => {
  const view = await render(
    <SectionNote
      id="a_note"
      text={text('Our own count.')}
      page={{ _id: 'figures', path: '/about-our-figures', title: text('About our figures') }}
    />,
    { store, path: page.path },
  )
  expect(textsOf(view, 'a[href="/about-our-figures"]')).toEqual(['About our figures'])
})

test('the number of a source leads to its entry in the list of the page', async () => {
  const view = await render(
    <SectionNote id="a_note" text={text('In dollars.')} sources={sources.slice(1, 2)} />,
    { store, path: page.path },
  )
  expect(textsOf(view, 'a[href="#source_2"]')).toEqual(['2'])
})
