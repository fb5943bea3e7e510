import { type CustomValidator, getPublishedId } from 'sanity'
import { apiVersion } from '../../../shared/contentLake.ts'
import { isOnMaps } from '../../../web/maps/positions.ts'
import { t } from '../../i18n/t.ts'

const others = `count(*[
  _type == "country" && isoCode == $code && !(_id in [$id, "drafts." + $id])
  && !sanity::versionOf($id)
])`

/** Refuses the code of another country: lists and maps tell countries apart by their codes. */
export const uniqueCountryCode: CustomValidator<string | undefined> = async (
  code,
  { document, getClient },
) => {
  if (!code || !document) return true
  const count = await getClient({ apiVersion })
    .withConfig({ perspective: 'raw' })
    .fetch<number>(others, { code, id: getPublishedId(document._id) })
  return count === 0 ? true : t('Another country has the code {code}', { code })
}

/** Tells that the maps do not show a country. */
export const onMaps: CustomValidator<string | undefined> = (code) =>
  code === undefined || isOnMaps(code)
    ? true
    : t('The maps are of Africa: this country is named below them instead')
