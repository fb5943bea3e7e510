import type { z } from 'zod'
import { groupsOf } from '../../../../shared/content/countries/memberships.ts'
import type { Text } from '../../../../shared/content/languages/inLanguage.ts'
import type { ContentInLanguage } from '../../../../shared/content/languages/localize.ts'
import type { country } from '../../../../shared/content/shapes/country.ts'
import type { Language } from '../../../../shared/languages.ts'
import { capitalized } from '../../../../shared/text/capitalized.ts'
import { fillText } from '../../../i18n/fillText.ts'
import { messageIn } from '../../../i18n/messages.ts'
import { type DistanceLine, distanceLineTo, formatDistance } from '../../../maps/distanceLines.ts'
import { headquarters } from '../../../maps/positions.ts'
import { authorityTexts, formatFilingRoutes } from '../../../sections/countries/derive.ts'

type Country = ContentInLanguage<z.output<typeof country>>

/** The cover's text about a highlighted country. */
export type CountryAnswer = {
  code: string
  name: Text
  /** The path of the country's page. */
  path?: string
  /** Its capital, with the distance from the headquarters. */
  place?: Text
  /** The authority for medicines, with its full name if it has an abbreviation. */
  decides?: { title: Text; fullName?: Text }
  /** The routes to a trademark there. */
  trademark?: Text
  region?: Text
  distanceLine?: Omit<DistanceLine, 'km'>
}

export function countryAnswer(country: Country, language: Language): CountryAnswer {
  const { isoCode, name, page, path = page, authority } = country
  const groups = groupsOf(country.memberships)
  const { km, ...distanceLine } = distanceLineTo(isoCode) ?? {}
  const trademark = formatFilingRoutes(groups, language)
  // States that have left ECOWAS are not listed under WAHO, an institution of ECOWAS, because their part in it is not
  // settled.
  const regions = groups.includes('ecowasLeft')
    ? []
    : (['ecowas', 'waho'] as const).filter((region) => groups.includes(region))
  return {
    code: isoCode,
    name,
    ...(path && { path }),
    ...placeOf(country, km, language),
    ...(authority && { decides: authorityTexts(country._id, authority) }),
    ...(trademark && { trademark }),
    ...(regions.length > 0 && {
      region: {
        key: 'map.region',
        value: capitalized(
          regions.map((region) => messageIn(language, `map.region.${region}`).value).join(', '),
        ),
      },
    }),
    ...('line' in distanceLine && { distanceLine }),
  }
}

function placeOf({ isoCode, capital }: Country, km: number | undefined, language: Language) {
  if (isoCode === headquarters.country) return { place: messageIn(language, 'map.here') }
  if (!capital || km === undefined) return {}
  const places = { capital: capital.value, distance: formatDistance(km, language) }
  const place = fillText(messageIn(language, 'map.away'), places)
  return { place }
}
