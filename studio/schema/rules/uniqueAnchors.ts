import type { CustomValidator } from 'sanity'
import { t } from '../../i18n/t.ts'

type Sections = { _key: string; anchor?: string }[] | undefined

/** Refuses an anchor that another section of the page has: it becomes an HTML id. */
export const uniqueAnchors: CustomValidator<Sections> = (sections = []) => {
  const faults = sections
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
  return faults.length > 0 ? faults : true
}
