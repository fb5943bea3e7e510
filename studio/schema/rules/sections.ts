import type { CustomValidator } from 'sanity'
import { sectionTypes } from '../../../web/sections/shapes.ts'
import { t } from '../../i18n/t.ts'

type Sections = { _key: string; _type?: string; anchor?: string }[] | undefined

/** Refuses sections of types that the site does not have, such as a removed one. */
export const knownSections: CustomValidator<Sections> = (sections = []) => {
  const issues = sections
    .filter(({ _type }) => !sectionTypes.some((known) => known === _type))
    .map(({ _key, _type }) => ({
      message: t('The site does not know sections of the type “{type}”. Remove it', {
        type: _type ?? '',
      }),
      path: [{ _key }],
    }))
  return issues.length > 0 ? issues : true
}

/** Refuses an anchor that another section of the page has: it becomes an HTML id. */
export const uniqueAnchors: CustomValidator<Sections> = (sections = []) => {
  const issues = sections
    .filter(
      ({ anchor }, index) =>
        anchor && sections.some((other, place) => place !== index && other.anchor === anchor),
    )
    .map(({ _key, anchor }) => ({
      message: t('Another section of this page has the anchor “{anchor}” too', {
        anchor: anchor ?? '',
      }),
      path: [{ _key }, 'anchor'],
    }))
  return issues.length > 0 ? issues : true
}
