import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { localize } from '../../shared/content/localize.ts'
import { memberships } from '../../shared/content/memberships.ts'
import { country as countryShape } from '../../shared/content/shapes/country.ts'
import { languageCodes } from '../../shared/languages.ts'
import { heroMapIn } from '../model/countries.ts'
import { HeroMap } from '../sections/parts/HeroMap.tsx'
import { page } from '../testing/content.ts'
import { render } from '../testing/render.tsx'
import { mapPlaces } from './mapPlaces.ts'

const folder = 'studio/demo/countries'
const countries = readdirSync(folder).map((file) =>
  countryShape.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
)

test.each(
  memberships.flatMap((membership) => languageCodes.map((code) => [membership, code] as const)),
)(
  'on the map of «%s» in «%s» every country opens, by its area and by its label',
  async (membership, language) => {
    const mapped = localize(
      countries.filter((country) => country.memberships.includes(membership)),
      language,
    )
    const map = heroMapIn({ membership, countries: mapped }, language)
    const root = await render(
      <section id="hero">
        <HeroMap map={map} />
      </section>,
    )
    const [all, ...places] = mapPlaces(
      root,
      { ...page, hero: { ...page.hero, map } },
      { mapped, language },
    )
    expect(all).toMatchObject({ id: page._id, path: 'hero.map', element: { tagName: 'FIGURE' } })
    const found = (tagName: string) =>
      places
        .filter(({ element }) => element.tagName === tagName)
        .map(({ id, path }) => `${id} ${path}`)
    const wanted = mapped.map(({ _id }) => `${_id} name.${language}`)
    expect(found('use').toSorted()).toEqual(wanted.toSorted())
    expect(found('text').toSorted()).toEqual(wanted.toSorted())
  },
)
