import type { MappedMembership } from '../../../shared/content/countries/memberships.ts'
import type { Text } from '../../../shared/content/languages/inLanguage.ts'
import { fillText } from '../../i18n/fillText.ts'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages } from '../../loading/ContentProvider.tsx'
import type { DrawnMap } from '../../model/types.ts'
import { Caption } from './Caption.tsx'

type MapCaptionProps = {
  of: MappedMembership
  map: DrawnMap
  rings?: boolean
  /** The text of the caption, in place of the countries with the membership. */
  caption?: Text | undefined
}

/** The caption of a map of the countries with a membership. It names the countries that the map does not show. */
export function MapCaption({ of, map, rings = false, caption }: MapCaptionProps) {
  const message = useMessages()
  return (
    <Caption>
      <span {...translatedProps(caption ?? message(`map.${rings ? 'rings' : of}`))} />
      {'. '}
      <span {...translatedProps(message('map.source'))} />
      {map.notShown.length > 0 && (
        <span>
          {'. '}
          <span
            {...translatedProps(
              fillText(message('map.notShown'), { countries: map.notShown.join(', ') }),
            )}
          />
        </span>
      )}
    </Caption>
  )
}
