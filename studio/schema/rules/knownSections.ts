import type { CustomValidator } from 'sanity'
import { sectionTypes } from '../../../web/sections/shapes.ts'
import { t } from '../../i18n/t.ts'

type Sections = { _key: string; _type?: string }[] | undefined

/** Refuses sections of types that the site does not have, such as a removed one. */
export const knownSections: CustomValidator<Sections> = (sections = []) => {
  const faults = sections
    .filter(({ _type }) => !sectionTypes.some((known) => known === _type))
    .map(({ _key, _type }) => ({
      message: t('The site does not know sections of the type “{type}”. Remove it', {
        type: _type ?? '',
      }),
      path: [{ _key }],
    }))
  return faults.length > 0 ? faults : true
}
