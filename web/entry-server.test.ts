import { expect, test } from 'vitest'
import { takeConsoleErrors } from '../tests/support/failOnConsoleError.ts'
import { entryServer } from './entry-server.tsx'
import type { Page, Section } from './model/types.ts'
import { list, page, site, text } from './testing/content.ts'

const sound = {
  _key: 'sound',
  _type: 'checklist',
  anchor: 'sound',
  heading: text('Sound'),
  items: list('One'),
} satisfies Section

/** Past the gate, as content written for a later version of the site would be. */
const broken = { ...sound, _key: 'broken', anchor: 'broken', items: null } as unknown as Section

test('a page that renders has all its sections and no fault', async () => {
  const { html, faults } = await entryServer.renderApp(site, { ...page, sections: [sound] })
  expect(faults).toEqual([])
  expect(html).toContain('id="sound"')
})

test('a section that cannot be rendered is named', async () => {
  const { faults } = await entryServer.renderApp(site, { ...page, sections: [sound, broken] })
  expect(faults).toEqual([{ section: 'broken', message: expect.stringContaining('null') }])
  takeConsoleErrors()
})

test('an error outside the sections is of the whole page', async () => {
  const broken = { ...page, hero: null } as unknown as Page
  const { html, faults } = await entryServer.renderApp(site, { ...broken, sections: [sound] })
  expect(faults).toEqual([{ section: undefined, message: expect.stringContaining('null') }])
  expect(html).toBe('')
})
