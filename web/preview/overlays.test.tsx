import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  groupsOf,
  mappedMemberships,
  storedMemberships,
} from '../../shared/content/countries/memberships.ts'
import { localize } from '../../shared/content/languages/localize.ts'
import { country as countryShape } from '../../shared/content/shapes/country.ts'
import { languageCodes } from '../../shared/languages.ts'
import { translatedProps } from '../i18n/translatedProps.ts'
import { heroMapIn } from '../page/hero/derive.ts'
import { HeroMap } from '../page/hero/HeroMap.tsx'
import { render } from '../testing/render.tsx'
import { connectFields } from './overlays.ts'

const folder = 'studio/demo/countries'
const countries = readdirSync(folder).map((file) => {
  const stored = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  // Stored references are only ids: queries return their documents.
  const memberships = storedMemberships(stored.memberships).map(({ source: _, ...row }) => row)
  return countryShape.parse({ ...stored, page: undefined, authority: undefined, memberships })
})
const draft = { site: null, page: null, issues: [] }

beforeEach(() => vi.stubEnv('PREVIEW', 'true'))
afterEach(() => vi.unstubAllEnvs())

test('a text opens its field in the current language, except in the menu', async () => {
  const heading = { key: 'about:hero.heading', value: 'About' }
  const entry = { key: 'about:sections[_key=="a"].items[_key=="b"].text', value: 'Third' }
  const root = await render(
    <>
      <h1 {...translatedProps(heading)} />
      <p {...translatedProps(entry)} />
      <header>
        <nav {...translatedProps(heading)} />
        <details>
          <summary>
            <span {...translatedProps(heading)} />
          </summary>
        </details>
      </header>
    </>,
  )
  const stop = connectFields({ ...draft, types: { about: 'aboutPage' } }, 'fr')
  const opened = (name: string) => root.querySelector(name)?.getAttribute('data-sanity')
  expect(opened('h1')).toContain('path=hero.heading.fr')
  expect(opened('p')).toContain('text.fr')
  expect(opened('nav')).toBeNull()
  expect(opened('summary span')).toBeNull()
  stop()
})

test.each(
  mappedMemberships.flatMap((membership) =>
    languageCodes.map((code) => [membership, code] as const),
  ),
)(
  'on the map of «%s» in «%s» every country opens by its label, and by its area if that is filled',
  async (membership, language) => {
    const members = localize(
      countries.filter((country) => groupsOf(country.memberships).includes(membership)),
      language,
    )
    const map = heroMapIn({ membership, countries: members }, language)
    const root = await render(
      <HeroMap map={{ ...map, countries: members }} field="homePage:hero.map" />,
    )
    const fieldsOf = (name: string) =>
      [...root.querySelectorAll<HTMLElement>(`${name}[data-translate]`)].map(
        ({ dataset }) => dataset.translate,
      )
    const filled = map.map.areas.flatMap(({ codes }) => codes)
    const keysOf = (some: typeof members) => some.map(({ _id }) => `${_id}:name`).toSorted()
    // Countries without a class are land of the map, with a label.
    expect(fieldsOf('use').toSorted()).toEqual(
      keysOf(members.filter(({ isoCode }) => filled.includes(isoCode))),
    )
    expect(fieldsOf('text').toSorted()).toEqual(keysOf(members))
    expect(root.querySelector('figure')?.dataset.field).toBe('homePage:hero.map')
  },
)
